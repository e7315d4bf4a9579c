import { describe, expect, it } from 'vitest';
import { readNewsletter } from './submission.ts';

describe('newsletter', () => {
  it('is read with nothing but an address', () => {
    const result = readNewsletter({ email: ' jane@example.com ', name: 'Jane' });
    expect(result.ok && result.submission).toMatchObject({
      data: { email: 'jane@example.com' },
      contact: { firstName: '', email: 'jane@example.com', postcode: '' },
      price: { status: null },
    });
    expect(result.ok && result.submission.data).not.toHaveProperty('name');
  });

  it.each([
    ['', 'Enter your email address'],
    ['jane', 'Enter an email address in the format name@example.com'],
    ['jane@example.com, joe@example.com', 'Enter an email address in the format name@example.com'],
  ])('%j: %s', (email, message) => {
    const result = readNewsletter({ email });
    expect(result.ok ? [] : result.problems).toEqual([{ path: 'quoteData.email', message }]);
  });
});
