import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import type { ColourRole, MixedRole } from './tokens.ts';

type Role = ColourRole | MixedRole;

// [words, ground]: every pair that a component uses. WCAG 1.4.3: 4.5 to 1.
const WORDS: readonly (readonly [Role, ...Role[]])[] = [
  ['text', 'surface', 'raised', 'sunken', 'accentSoft', 'sunSoft', 'successSoft', 'dangerSoft'],
  ['textSoft', 'surface', 'raised', 'sunken', 'accentSoft'],
  ['accentInk', 'surface', 'raised', 'sunken', 'accentSoft'],
  ['accentText', 'accent', 'accentHover'],
  ['sunText', 'sunSoft', 'raised'],
  ['onSun', 'sun'],
  ['danger', 'surface', 'raised', 'dangerSoft'],
  ['success', 'successSoft'],
  // Bubble of the slider, number of a finished step, share in a bar.
  ['surface', 'accentInk'],
  ['raised', 'accentInk'],
];

// Outlines, marks, focus ring, lines of charts. WCAG 1.4.11: 3 to 1.
const SHAPES: readonly (readonly [Role, ...Role[]])[] = [
  ['lineStrong', 'surface', 'raised', 'sunken'],
  ['accentInk', 'surface', 'raised', 'sunken', 'accentSoft', 'sunSoft'],
  ['danger', 'surface', 'raised', 'dangerSoft'],
  ['sunText', 'raised', 'sunSoft', 'accentSoft'],
  ['artLine', 'surface', 'raised', 'sunken', 'accentSoft'],
  ['artRoof', 'raised'],
];

const pairs = (rows: typeof WORDS) =>
  rows.flatMap(([front, ...grounds]) =>
    grounds.flatMap((ground) => (['light', 'dark'] as const).map((theme) => ({ theme, front, ground }))),
  );

describe('contrast of the colour roles', () => {
  it('of black on white is 21 to 1 by the same arithmetic', () => {
    expect(contrast('light', 'text', 'text')).toBe(1);
    // #12282c on #ffffff: (1 + .05) / (.0193 + .05)
    expect(contrast('light', 'text', 'raised')).toBeCloseTo(15.2, 0);
  });

  it.each(pairs(WORDS))('$theme: words in $front on $ground reach 4.5', ({ theme, front, ground }) => {
    expect(contrast(theme, front, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(SHAPES))('$theme: shapes in $front on $ground reach 3', ({ theme, front, ground }) => {
    expect(contrast(theme, front, ground)).toBeGreaterThanOrEqual(3);
  });
});
