import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contentProblems, type ContentProblem } from './contentProblems.ts';
import { renderMarkdown } from './markdown.ts';
import * as library from './pictures.ts';
import { drawVariant, readPictures, variantsOf, type Picture } from './pictures.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const PLAIN = { channels: 3, background: '#0b5d57' } as const;
let found: ReadonlyMap<string, Picture>;

const pictureNamed = (address: string): Picture => {
  const picture = found.get(address);
  if (!picture) throw new Error(`expected ${address}`);
  return picture;
};

beforeAll(async () => {
  // As a telephone writes it: lying on its side, with a note to turn it and the place where it was taken.
  const taken = { orientation: 6, exif: { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 58/1 0/1' } } };
  await sharp({ create: { width: 2000, height: 1500, ...PLAIN } })
    .withMetadata(taken)
    .jpeg()
    .toFile(path.join(folder, 'roof-in-jesmond.jpg'));
  await sharp({ create: { width: 1000, height: 600, ...PLAIN } })
    .png()
    .toFile(path.join(folder, 'van.png'));
  await sharp({ create: { width: 300, height: 200, ...PLAIN } })
    .png()
    .toFile(path.join(folder, 'small.png'));
  writeFileSync(path.join(folder, 'broken.jpg'), 'no picture');
  writeFileSync(path.join(folder, 'My Photo.jpg'), 'no name for an address');
  writeFileSync(path.join(folder, 'notes.txt'), 'not looked at');
  found = await readPictures(folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  // Tests of one worker share their modules, and the next may ask whether the site itself has any: the list is taken back
  // here, because nothing but a test ever reads broken pictures and goes on.
  (contentProblems() as ContentProblem[]).splice(0);
});

test('pictures have the addresses that texts write, the right way up, in widths that the original has', () => {
  expect([...found.keys()]).toEqual(['/pictures/roof-in-jesmond.jpg', '/pictures/van.png']);
  expect(pictureNamed('/pictures/roof-in-jesmond.jpg')).toMatchObject({
    width: 1500,
    height: 2000,
    widths: [480, 800, 1200],
  });
  expect(pictureNamed('/pictures/van.png').widths).toEqual([480, 800]);
});

test('what cannot be shown is told in plain words, all of it', () => {
  const told = contentProblems().map(({ file, message }) => `${path.basename(file)}: ${message}`);
  expect(told).toEqual([
    'My Photo.jpg: name the file in small letters, digits and hyphens.',
    'broken.jpg: this is no picture that can be read. Save it as JPEG, PNG, WebP or AVIF.',
    'small.png: it is 300 px wide; at least 800 px are needed to look sharp.',
  ]);
});

test('each width is made in three formats, without what the camera wrote into it', async () => {
  const roof = pictureNamed('/pictures/roof-in-jesmond.jpg');
  const made = variantsOf(roof);
  expect(made.map(({ name }) => name.replace(/-[0-9a-f]{10}-/, '-…-'))).toEqual(
    ['avif', 'webp', 'jpg'].flatMap((format) =>
      [480, 800, 1200].map((width) => `roof-in-jesmond-…-${width}.${format}`),
    ),
  );
  for (const variant of made.filter(({ width }) => width === 480)) {
    const { format, width, height, exif, orientation } = await sharp(await drawVariant(roof, variant)).metadata();
    const kind = { avif: 'heif', webp: 'webp', jpg: 'jpeg' }[variant.format];
    expect({ format, width, height, exif, orientation }).toEqual({
      format: kind,
      width: 480,
      height: 640,
      exif: undefined,
      orientation: undefined,
    });
  }
});

describe('in a text', () => {
  beforeAll(() => {
    vi.spyOn(library.pictures as Map<string, Picture>, 'get').mockImplementation((address) => found.get(address));
  });
  const html = (markdown: string): string => {
    const [block] = renderMarkdown(markdown).blocks;
    return block?.kind === 'html' ? block.html : '';
  };

  test('a picture is a figure with room kept for it, offered as AVIF and WebP', () => {
    const shown = html('![A roof in Jesmond](/pictures/van.png "Twelve panels, one morning")');
    expect(shown).toMatch(
      /^<figure class="picture"><picture><source type="image\/avif" srcset="\/assets\/pictures\/van-/,
    );
    expect(shown).toMatch(/-480\.avif 480w, \S+-800\.avif 800w" sizes="[^"]+"><source type="image\/webp"/);
    expect(shown).toMatch(
      /<img src="\/assets\/pictures\/van-\w+-800\.jpg" alt="A roof in Jesmond" width="1000" height="600" loading="lazy"/,
    );
    expect(shown).toContain('<figcaption>Twelve panels, one morning</figcaption></figure>');
  });

  test.each([
    ['![](/pictures/van.png)', 'needs words for those who cannot see it'],
    ['![A van](/pictures/car.png)', 'is not in site/pictures. There are:'],
    ['![A van](https://elsewhere.example/van.png)', 'is not in site/pictures'],
    ['Our van ![A van](/pictures/van.png) in the snow', 'has to stand on a line of its own'],
  ])('%s stops the build', (markdown, words) => {
    expect(() => renderMarkdown(markdown)).toThrow(words);
    expect(() => renderMarkdown(markdown)).not.toThrow('report');
  });
});
