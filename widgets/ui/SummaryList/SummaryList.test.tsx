import { within } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { SummaryList } from './SummaryList.tsx';

it('lists answers with a way to change each', async () => {
  const onChange = vi.fn();
  const { container } = renderInShadow(
    <SummaryList
      heading="Check your answers"
      rows={[
        { label: 'Roof', value: 'Pitched', changeLabel: 'Change', onChange },
        { label: 'Total', value: '£3,297', isTotal: true },
      ]}
    />,
  );
  await userEvent.click(within(container).getByRole('button', { name: 'Change Roof' }));
  expect(onChange).toHaveBeenCalledOnce();
  expect(
    within(container)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Roof', 'Total']);
  expect(within(container).getAllByRole('button')).toHaveLength(1);
});
