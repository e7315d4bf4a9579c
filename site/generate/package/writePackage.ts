import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TAG_NAMES } from '#contract/tags.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { htmlCustomData, webTypes } from '../../../widgets/reference/editors.ts';
import { customElementsManifest } from '../../../widgets/reference/manifest.ts';
import { references } from '../../../widgets/reference/reference.ts';
import { elementTypings, FRAMEWORK_NAMES, frameworkTypings } from '../../../widgets/reference/typings.ts';

const NAME = '@example/quote-widgets';

const texts = import.meta.glob<string>(['./*.js', './*.md'], { eager: true, query: '?raw', import: 'default' });
const textOf = (name: string): string => texts[`./${name}`] ?? '';

const json = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;
// A module that is nothing but types is imported for them, and a bundler wants to find something.
const NOTHING = 'export {};\n';
const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

const packageJson = {
  name: NAME,
  version: manifest.version,
  description: 'Quote forms for pages of partners: loader, types for frameworks, data for editors',
  license: manifest.license,
  type: 'module',
  sideEffects: ['./auto.js'],
  main: './index.js',
  types: './index.d.ts',
  exports: {
    '.': entry('index'),
    ...Object.fromEntries(['auto', ...FRAMEWORK_NAMES].map((name) => [`./${name}`, entry(name)])),
    './custom-elements.json': './custom-elements.json',
    './vscode.html-custom-data.json': './vscode.html-custom-data.json',
    './web-types.json': './web-types.json',
    './package.json': './package.json',
  },
  customElements: 'custom-elements.json',
  'web-types': 'web-types.json',
};

/** Every file of the package for partners, by name. @param site public address that its script comes from */
const packageFiles = (site: string): Readonly<Record<string, string>> => ({
  'package.json': json(packageJson),
  'README.md': textOf('README.md').replaceAll('__ORIGIN__', site),
  'index.js': textOf('index.js')
    .replace('__ORIGIN__', site)
    .replace("'__TAGS__'", TAG_NAMES.map((tag) => `'${tag}'`).join(', ')),
  'index.d.ts': elementTypings(references),
  'auto.js': textOf('auto.js'),
  'auto.d.ts': NOTHING,
  ...Object.fromEntries(
    FRAMEWORK_NAMES.flatMap((name) => [
      [`${name}.js`, NOTHING],
      [`${name}.d.ts`, frameworkTypings(references, name)],
    ]),
  ),
  'custom-elements.json': json(customElementsManifest(references)),
  'vscode.html-custom-data.json': json(htmlCustomData(references, site)),
  'web-types.json': json(webTypes(references, { name: NAME, version: manifest.version, site })),
});

/** Writes the package that partners install: `npm pack` in that folder makes the file. */
export async function writePackage(folder: string, site: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const files = Object.entries(packageFiles(site));
  await Promise.all(files.map(([name, content]) => writeFile(path.join(folder, name), content)));
}
