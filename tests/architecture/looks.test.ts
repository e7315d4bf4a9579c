import { describe, expect, it } from 'vitest';
import {
  breakpointsInThemeOnly,
  coloursInThemeOnly,
  fontsInThemeOnly,
  drawingsInPaletteColours,
  hexInPaletteOnly,
  logicalProperties,
  noRemInWidgets,
} from './looks.ts';
import type { Rule } from './sourceFiles.ts';

const CSS = 'widgets/ui/Badge/Badge.css.ts';
const count = (rule: Rule, path: string, text: string) => rule([{ path, text }]).length;

describe('what looks like a breach', () => {
  it.each<[string, Rule, string, string]>([
    ['a hex colour', hexInPaletteOnly, CSS, "style({ color: '#fff' })"],
    ['a hex colour in a mail', hexInPaletteOnly, 'api/mail/html.ts', "const ink = '#12282c'"],
    ['a colour of a drawing', drawingsInPaletteColours, 'site/drawings/roof.svg', '<path fill="#b5482e"/>'],
    ['a colour function', coloursInThemeOnly, CSS, "style({ color: 'rgb(0 0 0 / 0.5)' })"],
    ['a media query', breakpointsInThemeOnly, CSS, "'@media': { '(min-width: 640px)': {} }"],
    ['a container query', breakpointsInThemeOnly, CSS, "'@container (inline-size > 400px)'"],
    ['a font', fontsInThemeOnly, CSS, "style({ fontFamily: 'Inter, sans-serif' })"],
    ['rem', noRemInWidgets, CSS, "style({ fontSize: '1.5rem' })"],
    ['rem in the theme', noRemInWidgets, 'widgets/theme/type.ts', "export const body = '1rem';"],
    ['a left margin', logicalProperties, CSS, "style({ marginLeft: '4px' })"],
    ['a left position', logicalProperties, CSS, 'style({ left: 0 })'],
    ['left-aligned text', logicalProperties, CSS, "style({ textAlign: 'left' })"],
  ])('%s', (_name, rule, path, text) => {
    expect(count(rule, path, text)).toBe(1);
  });
});

describe('what is none', () => {
  it.each<[string, Rule, string, string]>([
    ['the palette', hexInPaletteOnly, 'api/contract/common/palette.ts', "export const ink = '#12282c';"],
    ['an import', hexInPaletteOnly, CSS, "import { palette } from '#contract/common/palette.ts';"],
    ['a comment', hexInPaletteOnly, CSS, '// Contrast of #fff on the brand colour is 7:1.'],
    ['a fragment', hexInPaletteOnly, 'site/kit/layout/Header.tsx', 'const x = <a href="#add-a-battery" />;'],
    ['a test', hexInPaletteOnly, 'widgets/ui/Badge/Badge.test.tsx', "const ink = '#12282c';"],
    ['a breakpoint of the theme', breakpointsInThemeOnly, CSS, "'@container': { [wide]: { padding: '8px' } }"],
    ['a theme file', breakpointsInThemeOnly, 'widgets/theme/width.ts', "export const wide = '(min-width: 640px)';"],
    ['an inherited font', fontsInThemeOnly, CSS, "style({ fontFamily: 'inherit' })"],
    ['logical properties', logicalProperties, CSS, "style({ marginInlineStart: '4px', insetInlineStart: 0 })"],
  ])('%s', (_name, rule, path, text) => {
    expect(count(rule, path, text)).toBe(0);
  });
});

it('a drawing in colours of the palette is none', () => {
  const palette = { path: 'api/contract/common/palette.ts', text: "  brick: '#b5482f'," };
  const drawing = { path: 'site/drawings/roof.svg', text: '<path fill="#b5482f"/>' };
  expect(drawingsInPaletteColours([palette, drawing])).toEqual([]);
  expect(drawingsInPaletteColours([drawing])).toEqual(['site/drawings/roof.svg: #b5482f is no colour of the palette']);
});
