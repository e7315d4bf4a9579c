import { within } from '@testing-library/preact';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInShadow } from '../workbench/renderInShadow.tsx';
import { PhoneField } from './ContactParts.tsx';
import { EmailField } from './EmailField.tsx';
import { useFirstForm } from './handover/useHandover.tsx';
import { type StepForm, textProps } from './stepForm.ts';

const Contact = ({ start }: { readonly start: { email: string; phone: string } }) => {
  const [initial] = useState(start);
  const form: StepForm<{ email: string; phone: string }> = useFirstForm(initial);
  return (
    <>
      <EmailField form={form} name="email" texts={textProps(form, 'email', { label: 'Email address' })} />
      <PhoneField form={form} name="phone" texts={textProps(form, 'phone', { label: 'Phone number' })} />
      <output>{form.values.email}</output>
    </>
  );
};

function open() {
  const { container } = renderInShadow(<Contact start={{ email: '', phone: '' }} />, { width: 320 });
  const screen = within(container);
  const [emailStatus, phoneStatus] = screen.getAllByRole('status').filter((node) => node.localName === 'div');
  return {
    screen,
    container,
    emailStatus,
    phoneStatus,
    email: screen.getByLabelText<HTMLInputElement>(/^Email address/),
    phone: screen.getByLabelText<HTMLInputElement>(/^Phone number/),
  };
}

it('asks about a slip after the field is left, in a place that is read out, and takes the answer', async () => {
  const { screen, email, emailStatus, container } = open();
  await userEvent.type(email, 'jane@gmial.com');
  expect(emailStatus?.textContent).toBe('');
  await userEvent.tab();
  const button = await screen.findByRole('button', { name: 'jane@gmail.com?' });
  expect(emailStatus?.textContent).toBe('Did you meanjane@gmail.com?');
  expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await userEvent.click(button);
  expect(container.querySelector('output')?.textContent).toBe('jane@gmail.com');
  expect(screen.queryByRole('button')).toBeNull();
  expect(email.matches(':focus')).toBe(true);
});

it('is silent when the address is right, and again when it changes', async () => {
  const { screen, email } = open();
  await userEvent.type(email, 'jane@outlook.con');
  await userEvent.tab();
  await screen.findByRole('button');
  await userEvent.type(email, 'x');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says what is wrong with a number, and leaves what was typed', async () => {
  const { screen, phone, phoneStatus } = open();
  await userEvent.type(phone, '07700 9001234');
  await userEvent.tab();
  expect(await screen.findByText('Too long: 12 digits. A UK number has 11')).toBeTruthy();
  await userEvent.fill(phone, '７７００９００１２３');
  await userEvent.tab();
  await expect.poll(() => phoneStatus?.textContent).toBe('');
  expect(phone.value).toBe('７７００９００１２３');
});
