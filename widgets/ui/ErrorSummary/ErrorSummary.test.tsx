import { within } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exampleField } from '../../workbench/example.ts';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const active = (container: HTMLElement): Element | null => {
  const root = container.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : null;
};

it('leads to the field without touching the address of the host page', async () => {
  const before = location.href;
  const onPick = vi.fn();
  const { container } = renderInShadow(
    <>
      <ErrorSummary
        heading="There's a problem"
        items={[{ name: 'email', message: 'Enter your email address' }]}
        onPick={onPick}
      />
      <TextField field={exampleField('email')} label="Email address" />
    </>,
  );
  await userEvent.click(within(container).getByRole('button', { name: 'Enter your email address' }));
  await expect.poll(() => active(container)).toBe(within(container).getByLabelText('Email address'));
  expect(onPick).toHaveBeenCalledWith('email');
  expect(location.href).toBe(before);
});

it('goes to the chosen radio of a group, else to the first', async () => {
  const { container } = renderInShadow(
    <>
      <ErrorSummary heading="There's a problem" items={[{ name: 'roofType', message: 'Choose a roof type' }]} />
      <input type="radio" name="roofType" value="Pitched" aria-label="Pitched" />
      <input type="radio" name="roofType" value="Flat" aria-label="Flat" defaultChecked />
    </>,
  );
  await userEvent.click(within(container).getByRole('button', { name: 'Choose a roof type' }));
  await expect.poll(() => active(container)).toBe(within(container).getByLabelText('Flat'));
});

it('is announced and can take the focus', () => {
  const { container } = renderInShadow(<ErrorSummary heading="There's a problem" items={[]} />);
  const alert = within(container).getByRole('alert');
  alert.focus();
  expect(active(container)).toBe(alert);
});
