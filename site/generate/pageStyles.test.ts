import { expect, test } from 'vitest';
import { FIRST_VIEW_END } from '../document/html.ts';
import { styleCutter, styleSplitter } from './pageStyles.ts';

const SHEET = `:root{--q-sun:gold}h1{margin:0}.card{color:red}.card[open]>.mark:after{color:gold}.menu{display:grid}
.menu:not(.isOpen){display:none}.plain,.card{gap:1rem}:is(.list,ul)>li{margin:0}
@media (width>=55em){.card{color:tan}.menu{gap:0}}@media print{.menu{gap:2px}}[data-scrolled] header{top:0}`;

const cut = styleCutter(SHEET, ['element.classList.toggle("isOpen"),document.body.dataset.scrolled=""']);
const page = (body: string): string => `<!doctype html><title>x</title><body>${body}`;

test('keeps what the page uses, in every state and width', () => {
  const styles = cut(page('<details class="card big"><span class="mark"></span></details>'));
  for (const kept of ['.card{color:red}', '.card[open]>.mark:after{color:gold}', '.card{color:tan}'])
    expect(styles).toContain(kept);
  expect(styles).not.toContain('.menu');
  expect(styles).not.toContain('@media print');
});

test('keeps what needs no class, and what a script may set', () => {
  const styles = cut(page('<nav class="menu"></nav>'));
  for (const kept of ['--q-sun:gold', 'h1{margin:0}', '[data-scrolled] header{top:0}', '.menu:not(.isOpen)', '>li{'])
    expect(styles).toContain(kept);
  expect(styles).not.toContain('tan');
});

test('takes no class of a tag for one of the page', () => {
  const tag = '<a-tag><template shadowrootmode="open"><p class="card">x</p></template></a-tag>';
  expect(cut(page(tag))).not.toContain('.card');
});

test('drops animations that no rule is left for', () => {
  const cutMoving = styleCutter('@keyframes turn{to{rotate:1turn}}.wheel{animation:1s turn}', []);
  expect(cutMoving(page('<i class="wheel"></i>'))).toContain('@keyframes turn');
  expect(cutMoving(page('<i></i>'))).toBe('');
});

const parts = (above: string, below: string, sheet = SHEET) =>
  styleSplitter(sheet, [])(page(`${above}${FIRST_VIEW_END}${below}`));

test('keeps what only the rest of a page needs for a sheet of its own', () => {
  const { first, later } = parts('<p class="plain"></p>', '<p class="plain"></p><p class="card"></p>');
  expect(later).toBe('.card{color:red;gap:1rem}@media (width>=55em){.card{color:tan}}');
  expect(first).toContain('.plain{gap:1rem}');
  for (const always of [':root{', 'h1{', 'header{']) expect(first).toContain(always);
  expect(first).not.toContain('.card');
});

test('loses no rule on the way, and has none twice', () => {
  const [above, below] = ['<p class="plain"></p>', '<ul class="list"></ul><p class="card"></p><p class="menu"></p>'];
  const { first, later } = parts(above, below);
  const declarations = (css: string): string[] => [...css.matchAll(/[\w-]+:[^;{}]+(?=[;}])/g)].map(String).toSorted();
  const whole = styleCutter(SHEET, [])(page(above + below));
  // The one rule of two classes stands in both parts, for one of them each.
  expect(declarations(first + later)).toEqual([...declarations(whole), 'gap:1rem'].toSorted());
});

test('lets no rule overtake one that it lost to', () => {
  const sheet = '.base{color:red}.big{color:gold}.own{color:tan}';
  const below = '<p class="base big"></p><p class="own big"></p><p class="base other"></p>';
  expect(parts('<p class="big"></p>', below, sheet)).toEqual({
    first: '.base{color:red}.big{color:gold}',
    later: '.own{color:tan}',
  });
});

test('takes what is hidden until a script shows it for the rest, and has no rest where no end is named', () => {
  const hidden = '<section class="card" hidden><p class="plain"></p></section>';
  expect(parts(`${hidden}<p class="menu"></p>`, '').later).toContain('.card{color:red}');
  expect(styleSplitter(SHEET, [])(page(hidden)).later).toBe('');
});
