import { within } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { Button } from './Button.tsx';

it('does what it says on a click', async () => {
  const onClick = vi.fn();
  const { container } = renderInShadow(
    <Button variant="primary" onClick={onClick}>
      Continue
    </Button>,
  );
  await userEvent.click(within(container).getByRole('button', { name: 'Continue' }));
  expect(onClick).toHaveBeenCalledOnce();
});

it('is disabled and says so while busy', () => {
  const { container } = renderInShadow(
    <Button variant="primary" type="submit" busy busyText="Processing...">
      Get my quote
    </Button>,
  );
  const button = within(container).getByRole<HTMLButtonElement>('button', { name: 'Processing...' });
  expect(button.disabled).toBe(true);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

it('never submits a form unless asked to', () => {
  const { container } = renderInShadow(<Button variant="quiet">Back</Button>);
  expect(within(container).getByRole<HTMLButtonElement>('button').type).toBe('button');
});

it('is large enough for a thumb', () => {
  const { container } = renderInShadow(<Button variant="secondary">Print</Button>);
  expect(within(container).getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

it('says why it does nothing yet, and stays in reach of the keyboard', async () => {
  const onClick = vi.fn();
  const { container } = renderInShadow(
    <>
      <Button variant="primary" blockedBy="why" onClick={onClick}>
        Send message
      </Button>
      <p id="why">Tick the box first</p>
    </>,
  );
  const button = within(container).getByRole<HTMLButtonElement>('button', { name: 'Send message' });
  button.click();
  expect(onClick).not.toHaveBeenCalled();
  expect(button.disabled).toBe(false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('aria-describedby')).toBe('why');
});
