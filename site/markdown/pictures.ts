import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { palette } from '#contract/common/palette.ts';
import { SLUG } from '#contract/common/slug.ts';
import { escapeHtml } from '../document/html.ts';
import { addProblem } from './contentProblems.ts';

// Pictures of our own: one large original in site/pictures, small ones in each format made from it. A text names
// it as /pictures/<file>; visitors get what their screen needs.

/** What browsers are offered, the smallest first. The last is for those that know no other. */
const FORMATS = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type PictureFormat = keyof typeof FORMATS;

/** A picture as pages show it. */
export interface Picture {
  readonly file: string;
  /** Pixels of the original, the right way up. */
  readonly width: number;
  readonly height: number;
  /** Narrowest first. */
  readonly widths: readonly number[];
  /** Of the addresses: other bytes are another picture. */
  readonly name: string;
}

const FOLDER = 'site/pictures';
const ADDRESS = '/pictures/';
/** Where the small ones are, and stay: their names are their content. */
export const PICTURES_ADDRESS = '/assets/pictures/';
const ORIGINAL = /\.(avif|jpe?g|png|webp)$/;
const WIDTHS = [480, 800, 1200, 1600] as const;
// The column of a text is 620 px wide, and screens show two dots for one.
const LEAST_WIDTH = 800;
// Raised when the same original shall come out differently.
const RECIPE = '1';

async function readPicture(file: string): Promise<Picture> {
  const stem = path.basename(file).replace(ORIGINAL, '');
  if (!SLUG.test(stem)) throw new Error('name the file in small letters, digits and hyphens.');
  const bytes = readFileSync(file);
  const { autoOrient } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new Error('this is no picture that can be read. Save it as JPEG, PNG, WebP or AVIF.');
    });
  const { width, height } = autoOrient;
  if (width < LEAST_WIDTH)
    throw new Error(`it is ${width} px wide; at least ${LEAST_WIDTH} px are needed to look sharp.`);
  const hash = createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, 10);
  const widths = WIDTHS.filter((each) => each <= width);
  return { file, width, height, widths, name: `${stem}-${hash}` };
}

/** The originals of a folder by the address that texts write; what is wrong with one is collected. */
export async function readPictures(folder = FOLDER): Promise<ReadonlyMap<string, Picture>> {
  const pictures = new Map<string, Picture>();
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter((each) => ORIGINAL.test(each)).toSorted()) {
    try {
      pictures.set(`${ADDRESS}${name}`, await readPicture(path.join(folder, name)));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      addProblem({ file: `/site/pictures/${name}`, line: 1, message });
    }
  }
  return pictures;
}

export const pictures = await readPictures();

/** @throws with a sentence for whoever wrote the address */
export function pictureAt(address: string): Picture {
  const picture = pictures.get(address);
  if (picture) return picture;
  const known = [...pictures.keys()].join(', ') || 'none yet';
  throw new Error(`the picture "${address}" is not in site/pictures. There are: ${known}.`);
}

const nameOf = ({ name }: Picture, width: number, format: PictureFormat): string => `${name}-${width}.${format}`;

/** Of all files that are made of a picture: name, and what it takes to make it. */
export const variantsOf = (picture: Picture) =>
  (Object.keys(FORMATS) as PictureFormat[]).flatMap((format) =>
    picture.widths.map((width) => ({ name: nameOf(picture, width, format), format, width })),
  );

/** One of them, as a file holds it. */
export function drawVariant({ file }: Picture, { width, format }: { width: number; format: PictureFormat }) {
  // Turned as its camera says; whatever else the camera has written into it, the place above all, stays out.
  const small = sharp(file).autoOrient().resize({ width });
  if (format === 'avif') return small.avif({ quality: 50 }).toBuffer();
  if (format === 'webp') return small.webp({ quality: 75 }).toBuffer();
  return small.flatten({ background: palette.white }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}

const addressOf = (picture: Picture, width: number, format: PictureFormat): string =>
  `${PICTURES_ADDRESS}${nameOf(picture, width, format)}`;

/** What `<picture>` holds: a source for each format, and the image for all others. */
export function pictureParts(picture: Picture) {
  const { widths, width, height } = picture;
  const sources = (Object.keys(FORMATS) as PictureFormat[]).map((format) => ({
    type: FORMATS[format],
    srcset: widths.map((each) => `${addressOf(picture, each, format)} ${each}w`).join(', '),
  }));
  const largest = widths.at(-1) ?? width;
  return { sources, src: addressOf(picture, widths[1] ?? largest, 'jpg'), width, height };
}

/** The same as HTML of a running text. @param sizes how wide it is shown, as CSS */
export function pictureHtml(
  picture: Picture,
  { alt, sizes }: { readonly alt: string; readonly sizes: string },
): string {
  const { sources, src, width, height } = pictureParts(picture);
  const offers = sources.map(({ type, srcset }) => `<source type="${type}" srcset="${srcset}" sizes="${sizes}">`);
  return `<picture>${offers.join('')}<img src="${src}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async"></picture>`;
}
