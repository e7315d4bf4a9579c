import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import PDFDocument from 'pdfkit';
import type { Route } from '../../document/route.ts';
import { sharePictureAddress, sharePictureName, shareTitle } from '../../document/sharePicture.ts';
import { sceneOf } from './scenes.ts';
import { shareCard } from './shareCard.tsx';
import type { Measure } from './titleLines.ts';

// The fonts of the quote's PDF: a build must not depend on what the machine has installed.
const FONT = 'api/documents/fonts/BricolageGrotesque-Bold.ttf';
const FONT_FAMILY = 'Bricolage Grotesque';
/** Has the letters that the brand's typeface lacks. */
const WIDE_FONT = 'api/documents/fonts/Inter-SemiBold.ttf';
/** Pictures by what they are drawn from. */
export const CACHE = 'node_modules/.cache/share-pictures';
// Raised when the same drawing shall come out differently.
const EDITION = '2';

function measureWith(font: string): Measure {
  // Not to write a PDF: it measures with the kerning that the renderer applies too.
  const ruler = new PDFDocument({ autoFirstPage: false }).font(font).fontSize(100);
  return (text) => ruler.widthOfString(text) / 100;
}

async function draw(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: { fontFiles: [FONT, WIDE_FONT], loadSystemFonts: false, defaultFontFamily: FONT_FAMILY },
  });
  return image.asPng();
}

// The end of every PNG: a build that was cut off leaves files without it.
const END_OF_PNG = Buffer.from('IEND\u00aeB`\u0082', 'latin1');

async function readWhole(file: string): Promise<Buffer | undefined> {
  const png = await readFile(file).catch(() => undefined);
  return png?.subarray(-END_OF_PNG.length).equals(END_OF_PNG) ? png : undefined;
}

async function drawOnce(svg: string): Promise<Buffer> {
  const file = path.join(CACHE, `${createHash('sha256').update(EDITION).update(svg).digest('hex')}.png`);
  const kept = await readWhole(file);
  if (kept) return kept;
  const png = await draw(svg);
  // Two builds may write at the same time: each its own file, and the last name wins.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, png);
  await rename(unfinished, file);
  return png;
}

/** One drawing for each picture that the pages name; of pages that share one the first gives the title. */
export function shareCards(routes: readonly Route[]): ReadonlyMap<string, string> {
  const measure = measureWith(FONT);
  const cards = new Map<string, string>();
  for (const route of routes.filter(({ isIndexed }) => isIndexed)) {
    const name = sharePictureName(route);
    if (!cards.has(name)) cards.set(name, shareCard({ title: shareTitle(route), ...sceneOf(route.path) }, measure));
  }
  return cards;
}

/** Writes the share picture of every page below a folder. What has not changed since the last build is not drawn anew. */
export async function writeSharePictures(routes: readonly Route[], folder: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  await Promise.all(
    [...shareCards(routes)].map(async ([name, svg]) => {
      const target = path.join(folder, sharePictureAddress(name));
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, await drawOnce(svg));
    }),
  );
}
