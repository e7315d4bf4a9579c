import { parseArgs } from 'node:util';
import { createFunnel } from './createFunnel.ts';
import { funnelNames } from './names.ts';
import { MODEL } from './rename.ts';

const { values, positionals } = parseArgs({ options: { prefix: { type: 'string' } }, allowPositionals: true });
const [name, ...rest] = positionals;

try {
  if (!name || rest.length > 0) throw new Error('Say which funnel: npm run new:funnel heat-pump -- --prefix HP-');
  const names = funnelNames(name, values.prefix);
  const { created, entered } = createFunnel('.', names);
  console.log(`Created:\n  ${created.join('\n  ')}\nEntered in:\n  ${entered.join('\n  ')}`);
  console.log(`
<${names.kebab}-quote> and /${names.kebab}-quote work now, with the plans and words of ${MODEL}. Next: CONTRIBUTING.md,
“A new funnel”. Until you have made it your own, the copy detector of npm test counts it as what it is, a copy.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
