import { within } from '@testing-library/preact';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { Tabs, keyTarget } from './Tabs.tsx';

const Equipment = () => {
  const [selected, setSelected] = useState('panels');
  return (
    <form>
      <Tabs
        label="Equipment"
        selected={selected}
        onSelect={setSelected}
        tabs={['panels', 'inverters', 'battery'].map((id) => ({
          id,
          label: id,
          panel: <input name={id} defaultValue={`${id} chosen`} aria-label={`Choice of ${id}`} />,
        }))}
      />
    </form>
  );
};

it('shows one panel and names it by its tab', () => {
  const { container } = renderInShadow(<Equipment />);
  expect(within(container).getAllByRole('tabpanel')).toHaveLength(1);
  expect(within(container).getByRole('tabpanel', { name: 'panels' })).toBeTruthy();
});

it('goes by arrows, Home and End, and the selected tab alone is in the tab order', async () => {
  const { container } = renderInShadow(<Equipment />);
  const tab = (name: string) => within(container).getByRole('tab', { name });
  const selected = () => within(container).getByRole('tab', { selected: true }).textContent;
  tab('panels').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toBe('inverters');
  await userEvent.keyboard('{End}');
  expect(selected()).toBe('battery');
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toBe('panels');
  await userEvent.keyboard('{ArrowLeft}{Home}');
  expect(selected()).toBe('panels');
  expect(
    within(container)
      .getAllByRole('tab')
      .map(({ tabIndex }) => tabIndex),
  ).toEqual([0, -1, -1]);
});

// Alt and an arrow is the browser's Back: the next tab was shown instead (Chromium 156, November 2026).
it.each(['{Alt>}{ArrowRight}{/Alt}', '{Meta>}{ArrowRight}{/Meta}', '{Control>}{End}{/Control}'])(
  'leaves %s to the browser',
  async (keys) => {
    const { container } = renderInShadow(<Equipment />);
    const prevented: boolean[] = [];
    container.addEventListener('keydown', (event) => prevented.push(event.defaultPrevented));
    within(container).getByRole('tab', { name: 'panels' }).focus();
    await userEvent.keyboard(keys);
    expect(within(container).getByRole('tab', { selected: true }).textContent).toBe('panels');
    expect(prevented).toEqual([false, false]);
  },
);

it('keeps the fields of hidden panels in the form', () => {
  const { container } = renderInShadow(<Equipment />);
  const form = container.querySelector('form');
  expect(form && [...new FormData(form).keys()]).toEqual(['panels', 'inverters', 'battery']);
});

it.each([
  { key: 'ArrowRight', current: 0, target: 1 },
  { key: 'ArrowRight', current: 3, target: 0 },
  { key: 'ArrowLeft', current: 0, target: 3 },
  { key: 'Home', current: 2, target: 0 },
  { key: 'End', current: 1, target: 3 },
  { key: 'Tab', current: 1, target: undefined },
])('$key on tab $current of 4 → $target', ({ key, current, target }) => {
  expect(keyTarget(key, current, 4)).toBe(target);
});
