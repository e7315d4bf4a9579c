import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { examples } from './FactList.examples.tsx';

it('pairs each label with its sentence', () => {
  const { container } = renderInShadow(examples[0]?.render());
  expect(within(container).getByRole('heading', { name: 'Key facts' })).toBeTruthy();
  const terms = within(container).getAllByRole('term');
  expect(terms.map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent])).toEqual([
    ['Minimum term', '12\u00A0months'],
    ['First claim', 'After a wait of 14\u00A0days from the start'],
  ]);
  expect(container.textContent).toContain("isn't a contract");
});
