import { describe, expect, it } from 'vitest';
import { recipientKeys } from './recipientKey.ts';

const keyOf = (address: string): string | undefined => recipientKeys(address, 'customer-mail')?.recipientKey;

describe('the key of a mailbox', () => {
  it.each([
    ['jane@example.com', 'Jane+quotes@EXAMPLE.com'],
    ['jane@münchen.example', 'jane@xn--mnchen-3ya.example'],
    ['janedoe@gmail.com', 'j.a.n.e.doe+one@GoogleMail.com'],
  ])('%s and %s are one', (one, other) => expect(keyOf(other)).toBe(keyOf(one)));

  it.each([
    ['janedoe@example.com', 'jane.doe@example.com'],
    ['jane@example.com', 'jane@gmail.com'],
  ])('%s and %s are two', (one, other) => expect(keyOf(other)).not.toBe(keyOf(one)));

  it('of a mail to sales is none', () => expect(recipientKeys('jane@example.com', 'sales-mail')).toBeUndefined());

  it('counts mails about appointments by themselves, of the same mailbox', () => {
    const mail = recipientKeys('jane@example.com', 'appointment-mail');
    expect(mail?.mailboxKey).toBe(keyOf('jane@example.com'));
    expect(mail?.recipientKey).not.toBe(mail?.mailboxKey);
  });
});
