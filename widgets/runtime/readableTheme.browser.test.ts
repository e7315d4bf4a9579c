import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mountFixture } from '../../tests/support/element/mountFixture.ts';
import { contrast, readColour, type Rgb } from '../theme/colour.ts';
import { adaptTheme, referenceTo } from './readableTheme.ts';
import { openShell, type Shell } from './shell.ts';

let warnings: string[] = [];
beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(String(text)));
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function shellWith(style: string, attributes = ''): Promise<Shell> {
  const tag = await mountFixture(`<section style="font-family:Georgia"><TAG ${attributes}></TAG></section>`);
  tag.style.cssText = style;
  if (!tag.shadowRoot) throw new Error('expected a shadow root');
  return openShell(tag, tag.shadowRoot);
}

const colourOf = ({ container }: Shell, role: string): Rgb => {
  const probe = document.createElement('i');
  probe.style.color = referenceTo(role);
  container.append(probe);
  const colour = readColour(getComputedStyle(probe).color);
  probe.remove();
  return colour;
};

/** [role, grounds…] of words and of shapes: as in theme/contrast.test.ts. */
const WORDS = [
  ['text', 'surface', 'raised', 'sunken', 'accentSoft', 'sunSoft', 'successSoft', 'dangerSoft'],
  ['textSoft', 'surface', 'raised', 'sunken'],
  ['accentInk', 'surface', 'raised', 'sunken', 'accentSoft'],
  ['accentText', 'accent', 'accentHover'],
  ['danger', 'surface', 'raised'],
  ['surface', 'accentInk'],
];
const SHAPES = [['lineStrong', 'surface', 'raised', 'sunken']];

function weakPairs(shell: Shell): string[] {
  const check = (rows: string[][], least: number) =>
    rows.flatMap(([front = '', ...grounds]) =>
      grounds.flatMap((ground) => {
        const ratio = contrast(colourOf(shell, front), colourOf(shell, ground));
        return ratio < least - 0.05 ? [`${front} on ${ground}: ${ratio.toFixed(2)}`] : [];
      }),
    );
  return [...check(WORDS, 4.5), ...check(SHAPES, 3)];
}

const THEMES = [
  ['a dark surface', '--quote-surface:#1d1d1f'],
  ['black', '--quote-surface:black'],
  ['a yellow accent', '--quote-accent:#ffd500'],
  ['a white accent', '--quote-accent:white'],
  ['navy with orange', '--quote-surface:navy;--quote-accent:orange'],
  ['a grey in the middle', '--quote-surface:#777'],
  ['another colour space', '--quote-surface:oklch(30% 0.1 150);--quote-accent:color(display-p3 1 0.9 0)'],
  ['light words on a light accent', '--quote-accent:#ffd500;--quote-accent-text:white'],
] as const;

describe.each(['', 'theme="dark"'])('on a tag %s', (attributes) => {
  test.each(THEMES)('%s: every word and every outline can be read', async (_name, style) => {
    const shell = await shellWith(style, attributes);
    // What a dark theme of ours shows by chance is no proof.
    if (attributes === '') expect(weakPairs(shell)).not.toEqual([]);
    adaptTheme(shell);
    expect(weakPairs(shell)).toEqual([]);
  });
});

test('a page that names no colour keeps ours, to the letter', async () => {
  const shell = await shellWith('');
  adaptTheme(shell);
  expect(shell.container.getAttribute('style') ?? '').toBe('');
  expect(weakPairs(shell)).toEqual([]);
});

test('what the partner chose stays where it can be read', async () => {
  const shell = await shellWith('--quote-accent:#004080;--quote-accent-text:#ffffee;--quote-surface:#f0f4ff');
  adaptTheme(shell);
  expect(colourOf(shell, 'accent')).toEqual([0, 64, 128]);
  expect(colourOf(shell, 'accentText')).toEqual([255, 255, 238]);
  expect(colourOf(shell, 'surface')).toEqual([240, 244, 255]);
  expect(warnings).toEqual([]);
});

test('words that cannot be read on the accent: one warning with the figure', async () => {
  const shell = await shellWith('--quote-accent:#ffd500;--quote-accent-text:white');
  for (const _ of [1, 2]) adaptTheme(shell);
  expect(warnings).toEqual([expect.stringMatching(/contrast of 1\.4 : 1.*4\.5 : 1/)]);
});

describe('--quote-font', () => {
  const fontOf = ({ container }: Shell): string => getComputedStyle(container).fontFamily;

  test('inherit takes the font of the page', async () => {
    const shell = await shellWith('--quote-font:inherit');
    adaptTheme(shell);
    expect(fontOf(shell)).toBe('Georgia');
  });

  test.each([
    ['unsaid it is ours', '', /Avenir/],
    ['named it is that one', '--quote-font:Courier', /^Courier$/],
  ])('%s', async (_name, style, expected) => {
    const shell = await shellWith(style);
    adaptTheme(shell);
    expect(fontOf(shell)).toMatch(expected);
  });
});
