import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sharePictureName } from '../../document/sharePicture.ts';
import { routes } from '../../routes.ts';
import { CACHE, shareCards, writeSharePictures } from './sharePictures.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'share-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every page that can be shared has a picture with a title that fits on it', () => {
  const cards = shareCards(routes);
  const names = routes.filter(({ isIndexed }) => isIndexed).map(sharePictureName);
  expect(names.filter((name) => !cards.has(name))).toEqual([]);
  const unclear = [...cards].filter(([, svg]) => !/<text[^>]*>[^<]+<\/text>/.test(svg) || svg.includes('var('));
  expect(unclear.map(([name]) => name)).toEqual([]);
});

test('a picture is drawn in the size that its page promises', async () => {
  const home = routes.filter(({ path: address }) => address === '/');
  await writeSharePictures(home, folder);
  expect(readdirSync(path.join(folder, 'pictures/share'))).toEqual(['home.png']);
  const png = readFileSync(path.join(folder, 'pictures/share/home.png'));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeGreaterThan(20_000);
});

test('a picture that was cut off in the cache is drawn anew', async () => {
  const home = routes.filter(({ path: address }) => address === '/');
  const file = path.join(folder, 'pictures/share/home.png');
  const png = readFileSync(file);
  const cached = readdirSync(CACHE).map((name) => path.join(CACHE, name));
  const [mine = ''] = cached.filter((name) => readFileSync(name).equals(png));
  writeFileSync(mine, png.subarray(0, 1000));
  await writeSharePictures(home, folder);
  expect(readFileSync(file).equals(png)).toBe(true);
});
