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

it('says so while busy, does nothing, and keeps the focus', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const button = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button variant="primary" type="submit" busy={isBusy} busyText="Processing..." onClick={onClick}>
        Get my quote
      </Button>
    </form>
  );
  const { container, rerender } = renderInShadow(button(false));
  const idle = within(container).getByRole('button', { name: 'Get my quote' });
  idle.focus();
  rerender(button(true));
  const busy = within(container).getByRole('button', { name: 'Processing...' });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  expect(busy.getAttribute('aria-busy')).toBe('true');
  expect(busy.matches(':focus')).toBe(true);
  await userEvent.keyboard('{Enter}');
  busy.click();
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(getComputedStyle(busy).opacity).toBe('1');
});

it('does nothing while it is held, and keeps the focus', () => {
  const onClick = vi.fn();
  const button = (isHeld: boolean) => (
    <Button variant="quiet" held={isHeld} onClick={onClick}>
      Back
    </Button>
  );
  const { container, rerender } = renderInShadow(button(false));
  const back = within(container).getByRole('button', { name: 'Back' });
  back.focus();
  rerender(button(true));
  back.click();
  expect(onClick).not.toHaveBeenCalled();
  expect(back.matches(':focus')).toBe(true);
  expect(back.getAttribute('aria-disabled')).toBe('true');
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
