/**
 * `npm run fonts`: cuts the brand's two typefaces to what we set in them. Run by hand after an update of a typeface or
 * of the letters below; what it writes is committed, so that a build depends on no font tool.
 *
 * For the pages: woff2, named by content, since assets are cached for good. For PDF and pictures: static TrueType.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const PAGES = 'public/assets';
const DOCUMENTS = 'api/documents/fonts';

const asciiLetters = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
// What British texts and prices need beyond ASCII. A letter that is not here comes from the visitor's own fonts.
const LETTERS = `${asciiLetters}\u00a0£€éèêëáàâäãåçñíîïóôöõøúûüýæßÉÈÀÁÖÜÄÇØÅ°²³½¼¾×÷·–—‘’“”…•±−©®™`;

type Axes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>;

const sources = {
  figtree: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  'bricolage-grotesque': import.meta
    .resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
} as const;
type Name = keyof typeof sources;

const cut = (name: Name, targetFormat: 'woff2' | 'truetype', wght: Axes[string]): Promise<Buffer> =>
  subsetFont(readFileSync(new URL(sources[name])), LETTERS, { targetFormat, variationAxes: { wght } });

async function writeForPages(name: Name, wght: Axes[string]): Promise<string> {
  const font = await cut(name, 'woff2', wght);
  for (const old of readdirSync(PAGES)) if (old.startsWith(`${name}-`)) rmSync(path.join(PAGES, old));
  const file = `${name}-${createHash('sha256').update(font).digest('hex').slice(0, 8)}.woff2`;
  writeFileSync(path.join(PAGES, file), font);
  return `${file}: ${font.length} bytes`;
}

async function writeForDocuments(name: Name, file: string, wght: number): Promise<string> {
  const font = await cut(name, 'truetype', wght);
  writeFileSync(path.join(DOCUMENTS, file), font);
  return `${file}: ${font.length} bytes`;
}

const written = [
  await writeForPages('figtree', { min: 400, max: 750 }),
  await writeForPages('bricolage-grotesque', 700),
  await writeForDocuments('figtree', 'Figtree-Regular.ttf', 400),
  await writeForDocuments('figtree', 'Figtree-SemiBold.ttf', 600),
  await writeForDocuments('bricolage-grotesque', 'BricolageGrotesque-Bold.ttf', 700),
];
process.stdout.write([...written, 'Names for the pages belong into api/contract/common/brandFonts.ts.', ''].join('\n'));
