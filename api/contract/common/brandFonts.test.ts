import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { brandFonts, fontFaces, fontStack } from './brandFonts.ts';

const bytesOf = (file: string): Buffer => readFileSync(path.join('public', file));

// A font and not a collection of some: the files are made by `npm run fonts`.
const fontOf = (file: string): Font => create(bytesOf(file)) as Font;

describe.each(Object.values(brandFonts))('$family', ({ file, ascent, descent }) => {
  it('has the hash of its content in its name, because browsers keep it for good', () => {
    const hash = createHash('sha256').update(bytesOf(file)).digest('hex').slice(0, 8);
    expect(file).toContain(`-${hash}.woff2`);
  });

  it('has the measures that its stand-ins are stretched to', () => {
    const font = fontOf(file);
    expect([font.ascent, -font.descent, font.unitsPerEm]).toEqual([ascent, descent, 1000]);
  });
});

it('both weigh 45 kB at most, and nothing else is a font of the pages', () => {
  const files = readdirSync('public/assets').filter((name) => name.endsWith('.woff2'));
  expect(files.map((name) => `/assets/${name}`).toSorted()).toEqual(
    Object.values(brandFonts)
      .map(({ file }) => file)
      .toSorted(),
  );
  const bytes = files.reduce((sum, name) => sum + bytesOf(`assets/${name}`).length, 0);
  expect(bytes).toBeLessThanOrEqual(45_000);
});

it('names in the stack what the rules define', () => {
  const defined = new Set([...fontFaces().matchAll(/font-family:"([^"]+)"/g)].map(([, name]) => name));
  for (const use of ['text', 'heading'] as const) {
    const named = [...fontStack(use).matchAll(/"([^"]+)"/g)].map(([, name]) => name);
    expect(named.filter((name) => !defined.has(name))).toEqual([]);
  }
});
