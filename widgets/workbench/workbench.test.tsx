import axe from 'axe-core';
import { expect, it } from 'vitest';
import { vars } from '../theme/vars.css.ts';
import { collectExamples } from './collectExamples.ts';
import { renderInShadow } from './renderInShadow.tsx';

const groups = collectExamples();
const THEMES = ['light', 'dark'] as const;

// Rules about a whole page; a component is a part of somebody else's.
const PAGE_RULES = ['region', 'landmark-one-main', 'page-has-heading-one', 'document-title', 'html-has-lang'];
const options: axe.RunOptions = {
  resultTypes: ['violations'],
  rules: Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }])),
};

it('finds the examples', () => {
  expect(groups.length).toBeGreaterThan(25);
});

it.each(groups.flatMap(({ component, examples }) => THEMES.map((theme) => ({ component, examples, theme }))))(
  '$component has no accessibility violation in $theme',
  async ({ examples, theme }) => {
    for (const { render } of examples) {
      const { container } = renderInShadow(render(), { theme, width: 390 });
      container.style.background = vars.surface;
    }
    // The whole document: axe walks into shadow roots from there and resolves ids as a browser does.
    const { violations } = await axe.run(document, options);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  },
);

it.each(groups)('$component fits a tag of 280 px', ({ examples }) => {
  for (const { name, render } of examples) {
    const { container } = renderInShadow(render(), { width: 280 });
    expect(container.scrollWidth, name).toBeLessThanOrEqual(280);
  }
});
