import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exampleField } from '../../workbench/example.ts';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { Checkbox } from './Checkbox.tsx';

it('is unticked unless told otherwise', async () => {
  const { container } = renderInShadow(<Checkbox field={exampleField('marketingEmail')} label="Email me offers" />);
  const box = within(container).getByRole<HTMLInputElement>('checkbox', { name: 'Email me offers' });
  expect(box.checked).toBe(false);
  await userEvent.click(within(container).getByText('Email me offers'));
  expect(box.checked).toBe(true);
});

it('is marked where it is required, for the eyes alone', () => {
  const { container } = renderInShadow(
    <>
      <Checkbox field={exampleField('consent')} label="I consent" required />
      <Checkbox field={exampleField('marketingEmail')} label="Email me offers" />
    </>,
  );
  const labels = [...container.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['I consent*', 'Email me offers']);
  expect(within(container).getByRole('checkbox', { name: 'I consent' })).toHaveProperty('required', true);
});

it('ties its error to the box', () => {
  const { container } = renderInShadow(
    <Checkbox field={exampleField('consent')} label="I consent" error="Please consent to be contacted" required />,
  );
  const box = within(container).getByRole('checkbox');
  expect(container.querySelector(`#${box.getAttribute('aria-describedby')}`)?.textContent).toBe(
    'Please consent to be contacted',
  );
});
