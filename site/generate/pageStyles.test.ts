import { expect, test } from 'vitest';
import { styleCutter } from './pageStyles.ts';

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
