import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exampleField } from '../../workbench/example.ts';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { Switch } from './Switch.tsx';

it('is a switch with a description, and works from its words', async () => {
  const { container } = renderInShadow(
    <Switch field={exampleField('batteryIncluded')} label="Include a battery" description="For the evening." />,
  );
  const control = within(container).getByRole<HTMLInputElement>('switch', { name: 'Include a battery' });
  expect(control.checked).toBe(false);
  await userEvent.click(within(container).getByText('For the evening.'));
  expect(control.checked).toBe(true);
  expect(container.querySelector(`#${control.getAttribute('aria-describedby')}`)?.textContent).toBe('For the evening.');
});
