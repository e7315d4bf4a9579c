import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { examples } from './TickList.examples.tsx';

it('is a list below its heading', () => {
  const { container } = renderInShadow(examples[0]?.render());
  expect(within(container).getByRole('heading', { name: 'Standard includes' })).toBeTruthy();
  const items = within(within(container).getByRole('list')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Annual boiler service', 'Unlimited callouts']);
});
