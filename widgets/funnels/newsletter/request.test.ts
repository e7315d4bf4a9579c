import { expect, it } from 'vitest';
import { readNewsletter } from '#contract/newsletter/submission.ts';
import { result } from './laterCopy.ts';
import { spec, toQuoteData } from './request.ts';
import { initialValues } from './state.ts';

it('sends the address and nothing else', () => {
  const quoteData = toQuoteData({ email: 'jane@example.com' });
  expect(quoteData).toEqual({ email: 'jane@example.com' });
  expect(readNewsletter(quoteData).ok).toBe(true);
});

it('starts empty and keeps nothing', () => {
  expect(spec.restore({ email: 'jane@example.com' }, initialValues())).toEqual({ email: '' });
  expect(spec.storageKey).toBeUndefined();
});

it('claims no subscription before it is confirmed', () => {
  const said = [result.heading, result.intro('a@b.example'), result.introSuppressed('a@b.example'), result.text];
  expect(said.join(' ')).not.toMatch(/you are (now )?subscribed|thank you for subscribing/i);
});
