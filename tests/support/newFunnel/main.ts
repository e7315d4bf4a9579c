import { parseArgs } from 'node:util';
import { createFunnel } from './createFunnel.ts';
import { funnelNames } from './names.ts';

const { values, positionals } = parseArgs({ options: { prefix: { type: 'string' } }, allowPositionals: true });
const [name, ...rest] = positionals;

try {
  if (!name || rest.length > 0) throw new Error('Say which funnel: npm run new:funnel heat-pump -- --prefix HP-');
  const names = funnelNames(name, values.prefix);
  for (const file of createFunnel('.', names)) console.log(file);
  console.log(`\n<${names.kebab}-quote> works now, with sample content. Next: CONTRIBUTING.md, “A new funnel”.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
