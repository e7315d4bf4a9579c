import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { exampleField } from '../../workbench/example.ts';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { TextField } from './TextField.tsx';

it('ties label, hint and error to the input', () => {
  const { container } = renderInShadow(
    <TextField
      field={exampleField('postcode')}
      label="Postcode"
      hint="Where the system will stand"
      error="Enter a full UK postcode"
      autoComplete="postal-code"
      required
    />,
  );
  const input = within(container).getByLabelText<HTMLInputElement>(/^Postcode/);
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => container.querySelector(`#${id}`)?.textContent);
  expect(described).toEqual(['Enter a full UK postcode', 'Where the system will stand']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.required).toBe(true);
  expect(input.name).toBe('postcode');
  expect(input.autocomplete).toBe('postal-code');
});

it('says nothing of errors when there is none', () => {
  const { container } = renderInShadow(<TextField field={exampleField('firstName')} label="First name" />);
  const input = within(container).getByLabelText('First name');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

it('is not zoomed into by a phone and fits a thumb', () => {
  const { container } = renderInShadow(<TextField field={exampleField('email')} label="Email address" />, {
    width: 320,
  });
  const input = within(container).getByLabelText('Email address');
  expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
  expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

it('keeps what was typed when its error comes and goes', () => {
  const field = exampleField('email');
  const { container, rerender } = renderInShadow(<TextField field={field} label="Email" defaultValue="a" />);
  const input = within(container).getByLabelText<HTMLInputElement>('Email');
  input.value = 'typed';
  rerender(<TextField field={field} label="Email" defaultValue="a" error="Enter your email address" />);
  expect(within(container).getByLabelText<HTMLInputElement>('Email').value).toBe('typed');
});
