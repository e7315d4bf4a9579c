import { describe, expect, it } from 'vitest';
import { suggestEmail } from './emailSuggestion.ts';

describe('the address that was meant', () => {
  it.each([
    ['jane@gmial.com', 'jane@gmail.com'],
    ['jane@gmail.co', 'jane@gmail.com'],
    ['jane@gmail.con', 'jane@gmail.com'],
    ['jane@gmai.com', 'jane@gmail.com'],
    ['jane@gmaill.com', 'jane@gmail.com'],
    ['jane@gnail.com', 'jane@gmail.com'],
    ['jane@hotmial', 'jane@hotmail.com'],
    ['jane@hotmial.com', 'jane@hotmail.com'],
    ['jane@hotmial.co.uk', 'jane@hotmail.co.uk'],
    ['jane@outlook.con', 'jane@outlook.com'],
    ['jane@outlok.com', 'jane@outlook.com'],
    ['jane@yahoo.co.ukk', 'jane@yahoo.co.uk'],
    ['jane@yaho.co.uk', 'jane@yahoo.co.uk'],
    ['jane@icloud.cmo', 'jane@icloud.com'],
    ['jane@btinernet.com', 'jane@btinternet.com'],
    ['Jane.Doe@Gmial.com', 'Jane.Doe@gmail.com'],
    ['jane@gmail', 'jane@gmail.com'],
    ['jane@sample-bakery.con', 'jane@sample-bakery.com'],
    ['jane@sample-bakery.co.ukk', 'jane@sample-bakery.co.uk'],
  ])('by %s is %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

  it.each([
    'jane@gmail.com',
    'jane@GMAIL.com',
    'jane@hotmail.co.uk',
    'jane@ymail.com',
    'jane@mail.com',
    'jane@example.com',
    'jane@mail.example.co.uk',
    'jane@ski.com',
    'jane@home.me.uk',
    'jane@durham.ac.uk',
    'jane@sample-works.co',
    'jane',
    'jane@',
    '@gmial.com',
    'a@b@gmial.com',
    '',
    `${'a'.repeat(300)}@x`,
  ])('by %s is that, or none at all', (typed) => expect(suggestEmail(typed)).toBeUndefined());
});
