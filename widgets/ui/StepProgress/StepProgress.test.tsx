import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { StepProgress } from './StepProgress.tsx';

const steps = ['System', 'Equipment', 'Details', 'Quote'].map((name) => ({ name }));
const second = <StepProgress label="Solar quote" steps={steps} current={2} stepText="Step 2 of 4" doneText="done" />;

it('says where the visitor is', () => {
  const { container } = renderInShadow(second);
  const items = within(within(container).getByRole('list', { name: 'Solar quote' })).getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  expect(within(container).getByText('Step 2 of 4')).toBeTruthy();
  expect(items[0]?.textContent).toBe('Systemdone');
});

it('prints the names where there is room and keeps them for screen readers elsewhere', () => {
  const widthOf = (width: number) =>
    within(renderInShadow(second, { width }).container).getByText('Details').getBoundingClientRect().width;
  expect(widthOf(320)).toBeLessThanOrEqual(1);
  expect(widthOf(720)).toBeGreaterThan(30);
});
