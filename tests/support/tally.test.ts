import { expect, it } from 'vitest';
import { tally } from './tally.ts';

const lead = (id: string, email = `${id}@example.com`) => ({ id, email });
const mailsOf = (...ids: readonly string[]) =>
  ids.flatMap((id) => [{ message_id: `${id}1` }, { message_id: `${id}2` }]);
const whole = {
  acknowledged: [lead('a'), lead('b'), lead('b')],
  leads: [lead('a'), lead('b'), lead('c')],
  outbox: mailsOf('a', 'b', 'c'),
  arrivals: new Map(mailsOf('a', 'b', 'c').map(({ message_id: id }) => [id, 1])),
};
const good = { acknowledged: 2, stored: 3, lost: 0, doubled: 0, withoutMails: 0, undelivered: 0, sentTwice: 0 };

it.each([
  // What nobody was told of may be stored all the same: the answer was on its way.
  ['everything in order', {}, good],
  ['a lead that is gone', { leads: whole.leads.slice(1), outbox: mailsOf('b', 'c') }, { ...good, stored: 2, lost: 1 }],
  [
    'a visitor who was told of two',
    { acknowledged: [lead('a'), lead('b'), lead('c', 'b@example.com')] },
    { doubled: 1 },
  ],
  ['a lead that is stored twice', { leads: [...whole.leads, lead('d', 'a@example.com')] }, { doubled: 1 }],
  ['a mail that nobody owes', { outbox: whole.outbox.slice(1) }, { ...good, withoutMails: 1 }],
  ['a mail that never came', { arrivals: new Map([...whole.arrivals].slice(1)) }, { ...good, undelivered: 1 }],
  ['a mail that came twice', { arrivals: new Map([...whole.arrivals, ['a1', 2]]) }, { ...good, sentTwice: 1 }],
])('counts %s', (_name, change, expected) => {
  expect(tally({ ...whole, ...change })).toMatchObject(expected);
});
