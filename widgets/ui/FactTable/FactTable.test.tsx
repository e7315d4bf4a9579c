import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { FactTable } from './FactTable.tsx';

it('is a table with a caption and a header in every row', () => {
  const { container } = renderInShadow(
    <FactTable caption="Breakdown" rows={[{ label: 'Total cost', value: '£3,297', isTotal: true }]} note="Rounded." />,
  );
  const table = within(container).getByRole('table', { name: 'Breakdown' });
  expect(within(table).getByRole('rowheader', { name: 'Total cost' })).toBeTruthy();
  expect(within(table).getByRole('cell', { name: '£3,297' })).toBeTruthy();
});
