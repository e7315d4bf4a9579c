import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawingFilesIn } from '../drawings/DrawingFile.tsx';
import { drawVariant, pictures, PICTURES_ADDRESS, variantsOf, type Picture } from '../markdown/pictures.ts';

/** By name, which says all that they are made of. */
const CACHE = 'node_modules/.cache/pictures';

type Variant = ReturnType<typeof variantsOf>[number];

async function drawOnce(picture: Picture, variant: Variant): Promise<Buffer> {
  const file = path.join(CACHE, variant.name);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const drawn = await drawVariant(picture, variant);
  // In one go: a build that is stopped leaves no half of a picture behind.
  const unfinished = `${file}.${process.pid}`;
  await mkdir(CACHE, { recursive: true });
  await writeFile(unfinished, drawn);
  await rename(unfinished, file);
  return drawn;
}

/** Writes every size and format of every picture. @param site folder of the built site */
export async function writePictures(site: string): Promise<void> {
  const folder = path.join(site, PICTURES_ADDRESS);
  if (pictures.size > 0) await mkdir(folder, { recursive: true });
  for (const picture of pictures.values()) {
    for (const variant of variantsOf(picture)) {
      await writeFile(path.join(folder, variant.name), await drawOnce(picture, variant));
    }
  }
}

/** Writes the drawings that pages show as files. @param pages their HTML */
export async function writeDrawings(site: string, pages: readonly string[]): Promise<void> {
  const files = new Map(pages.flatMap((html) => [...drawingFilesIn(html)]));
  for (const [address, svg] of files) {
    await mkdir(path.join(site, path.dirname(address)), { recursive: true });
    await writeFile(path.join(site, address), svg);
  }
}

/** One of both by its address, while pages are served from their source; undefined for another address. */
export async function pictureFile(address: string): Promise<Buffer | undefined> {
  const drawn = drawingFilesIn(address).get(address);
  if (drawn !== undefined) return Buffer.from(drawn);
  for (const picture of pictures.values()) {
    const variant = variantsOf(picture).find(({ name }) => address === `${PICTURES_ADDRESS}${name}`);
    if (variant) return drawOnce(picture, variant);
  }
  return undefined;
}
