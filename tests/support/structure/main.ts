import { countUsers, findCircles, findSplinters, measureTags, percent } from './measure.ts';
import { readGraph } from './readGraph.ts';

// `npm run structure`: how simple the house is, as figures. `-- --list` names the splinters too, `-- --walk` follows an
// answer to the mail to sales.
const modules = await readGraph();
const users = [...countUsers(modules).values()];
const splinters = findSplinters(modules);
const single = users.filter((count) => count === 1).length;

console.log('| area | modules | lines |\n|---|---|---|');
for (const area of ['api', 'site', 'widgets']) {
  const inside = modules.filter(({ path }) => path.startsWith(`${area}/`));
  console.log(`| ${area} | ${inside.length} | ${inside.reduce((sum, { lines }) => sum + lines, 0)} |`);
}
console.log(`\nModules with a single user: ${single} of ${modules.length} (${percent(single, modules.length)} %)`);
console.log(
  `Of these with at most 40 lines, without style sheets: ${splinters.length} (${percent(splinters.length, modules.length)} %)`,
);
console.log('\n| tag | modules | style sheets | after the price |\n|---|---|---|---|');
for (const { tag, modules: count, styles, afterPrice } of measureTags(modules))
  console.log(`| ${tag} | ${count} | ${styles} | ${afterPrice} |`);
const circles = findCircles(modules);
console.log(`\nFolders that import each other: ${circles.length}`);
for (const circle of circles) console.log(`  ${circle}`);
if (process.argv.includes('--list')) {
  console.log('\nSplinters:');
  for (const { path, lines } of splinters) console.log(`  ${lines}\t${path}`);
}
if (process.argv.includes('--walk')) {
  console.log('');
  await import('./walk/main.ts');
}
