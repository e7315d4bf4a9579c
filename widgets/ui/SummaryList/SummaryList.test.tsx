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

it.each([260, 300, 340, 390, 500, 700])('keeps an e-mail address on one line of a card of %d px', (width) => {
  const { container } = renderInShadow(
    <div style={{ inlineSize: width, containerType: 'inline-size' }}>
      <SummaryList
        isCompact
        heading="Check your answers"
        rows={[
          { label: 'Roof', value: 'Pitched', changeLabel: 'Change', onChange: vi.fn() },
          {
            label: 'Contact',
            value: 'Ada Sentinel\nada.sentinel@example.com',
            changeLabel: 'Change',
            onChange: vi.fn(),
          },
        ]}
      />
    </div>,
  );
  const text = within(container).getByText(/ada\.sentinel/).firstChild as Text;
  const range = document.createRange();
  range.setStart(text, text.data.indexOf('ada'));
  range.setEnd(text, text.data.length);
  expect(range.getClientRects()).toHaveLength(1);
  // What it is, what it says, how to change it: nothing lies over the address.
  const { top } = range.getBoundingClientRect();
  const change = within(container).getByRole('button', { name: 'Change Contact' }).getBoundingClientRect();
  expect(change.right).toBeLessThanOrEqual(container.getBoundingClientRect().left + width);
  if (width < 600) expect(top).toBeGreaterThanOrEqual(change.bottom - 1);
});
