import { expect, it } from 'vitest';
import { plantTree } from './plantedTree.ts';

const LIMIT_MS = 60_000;
const SERVER = "import { used } from './log.ts';\nconsole.log(used);\n";

it(
  'finds dead files, exports and packages',
  () => {
    const tree = plantTree({
      'api/server.ts': SERVER,
      'api/log.ts': 'export const used = 1;\nexport const unusedExport = 2;\n',
      'api/unusedFile.ts': "import knex from 'knex';\nexport const it = knex;\n",
    });
    const report = tree.run('knip');
    tree.remove();
    expect(report).toContain('api/unusedFile.ts');
    expect(report).toContain('unusedExport');
    // Nothing in the planted tree sends mail.
    expect(report).toContain('nodemailer');
  },
  LIMIT_MS,
);

it(
  'finds code that stands twice',
  () => {
    const block = Array.from(
      { length: 30 },
      (_, line) => `export const value${line} = Math.max(${line}, ${line * 7});`,
    );
    const other = block.map((text) => text.replace('value', 'other').replace('max', 'min').replace(', ', ' + 1, 4 - '));
    const twice = plantTree({ 'api/a.ts': block.join('\n'), 'widgets/b.ts': block.join('\n') });
    const once = plantTree({ 'api/a.ts': block.join('\n'), 'widgets/b.ts': other.join('\n') });
    expect([twice, once].map((tree) => tree.exitCodeOf('jscpd', 'api', 'widgets'))).toEqual([1, 0]);
    for (const tree of [twice, once]) tree.remove();
  },
  LIMIT_MS,
);
