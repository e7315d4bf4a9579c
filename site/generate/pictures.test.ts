import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as library from '../markdown/pictures.ts';
import { pictureFile, writePictures } from './pictures.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'built-pictures-'));

beforeAll(async () => {
  const create = { width: 900, height: 500, channels: 3, background: '#f6a623' } as const;
  await sharp({ create }).png().toFile(path.join(folder, 'sun.png'));
  const found = await library.readPictures(folder);
  vi.spyOn(library.pictures as Map<string, library.Picture>, 'values').mockImplementation(() => found.values());
  vi.spyOn(library.pictures as Map<string, library.Picture>, 'size', 'get').mockReturnValue(found.size);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a build holds every size and format, and a page from its source gets the same bytes', async () => {
  await writePictures(folder);
  const built = path.join(folder, library.PICTURES_ADDRESS);
  const names = readdirSync(built);
  expect(names.map((name) => name.replace(/-[0-9a-f]{10}-/, '-…-')).toSorted()).toEqual([
    'sun-…-480.avif',
    'sun-…-480.jpg',
    'sun-…-480.webp',
    'sun-…-800.avif',
    'sun-…-800.jpg',
    'sun-…-800.webp',
  ]);
  for (const name of names) {
    expect(await pictureFile(`${library.PICTURES_ADDRESS}${name}`)).toEqual(readFileSync(path.join(built, name)));
  }
  expect(await pictureFile(`${library.PICTURES_ADDRESS}sun-480.avif`)).toBeUndefined();
});
