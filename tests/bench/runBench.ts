import { removeFolders } from './folders.ts';
import { machineNote } from './machine.ts';
import { readOptions, USAGE, UsageError, type Options } from './options.ts';
import { installPeers } from './peers.ts';
import { tableText, type Section } from './report.ts';

// Prints how the product stands to its budgets, by ratios to a peer that was measured in the same run. A missed budget
// is no failure of the run: seconds depend on the machine, and a test that times is a test that lies.

async function* sectionsOf(options: Options): AsyncGenerator<Section> {
  if (options.parts.includes('widgets')) {
    const { measureWidgets } = await import('./widgets/measureWidgets.ts');
    yield* await measureWidgets(options);
  }
  if (options.parts.includes('api')) {
    const { measureApi } = await import('./api/measureApi.ts');
    yield* measureApi(options);
  }
}

/** Prints each section when it is there: who ends a long run early keeps what was measured. */
async function measure(options: Options): Promise<Section[]> {
  installPeers();
  removeFolders();
  process.stdout.write(`${machineNote()}\n`);
  const sections: Section[] = [];
  for await (const section of sectionsOf(options)) {
    process.stdout.write(`${tableText([section])}\n`);
    sections.push(section);
  }
  return sections;
}

function optionsOrExit(): Options {
  try {
    const options = readOptions(process.argv.slice(2));
    if (options) return options;
    process.stdout.write(`${USAGE}\n`);
    return process.exit(0);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\n${USAGE}`);
    return process.exit(2);
  }
}

const sections = await measure(optionsOrExit());
const unmeasured = sections.flatMap(({ rows }) => rows).filter(({ value }) => value === undefined);
process.exitCode = unmeasured.length > 0 ? 1 : 0;
