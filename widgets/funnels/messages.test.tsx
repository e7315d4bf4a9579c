import { expect, it } from 'vitest';
import type { FunnelName } from '#contract/tags.ts';
import { describeEvery } from '../../tests/support/element/everyFunnel.ts';
import type { OpenFunnel } from '../../tests/support/element/openFunnel.ts';
import {
  advance,
  answer,
  describedBy,
  focusedName,
  goOn,
  messagesOf,
  soon,
  valueIn,
  walkTo,
} from '../../tests/support/element/walkTag.ts';
import type { Answers, Journey } from '../../tests/support/funnels/journeys.ts';
import { wordsOf } from '../../tests/support/wordsOf.ts';

// What every funnel says about wrong answers, beside the worked cases.

const texts = (mounted: OpenFunnel): string[] => messagesOf(mounted).map(wordsOf);
const expectMessages = (mounted: OpenFunnel, expected: readonly string[]): Promise<void> =>
  soon(() => expect(texts(mounted)).toEqual(expected));

/** What has to be ticked before anything is told. */
const consentOf = ({ answers }: Journey): Answers =>
  answers['privacyConsent'] === undefined ? {} : { privacyConsent: true };

const PHONE = 'Enter a UK phone number, like 0191 498 0123 or 07700 900123';
const LETTERS = 'Enter the phone number in digits, without letters';
const EMAIL = 'Enter an email address in the format name@example.com';
const POSTCODE = 'Enter a full UK postcode, like NE1 4ST';
const shorten = (limit: number): string => `Shorten this to ${limit} characters or fewer`;

type Wrong = readonly (readonly [name: string, typed: string, message: string])[];
const SOLAR_CONTACT: Wrong = [
  ['firstName', '   ', 'Enter your first name'],
  ['firstName', 'J'.repeat(81), shorten(80)],
  ['lastName', 'D'.repeat(81), shorten(80)],
  ['email', 'jane', EMAIL],
  ['email', 'jane@example', EMAIL],
  ['email', '@example.com', EMAIL],
  ['email', 'jane@.', EMAIL],
  ['email', 'jane@example.com, joe@example.com', EMAIL],
  ['phone', '0191', PHONE],
  ['phone', '+44 191 498', 'Too short: 7 digits. Enter all 11 of a UK number'],
  ['phone', '0191 49801', 'Too short: 9 digits. Enter all 11 of a UK number'],
  ['phone', 'call me', LETTERS],
  ['phone', '0191 FOO BAR', LETTERS],
  ['address', 'A'.repeat(301), shorten(300)],
  ['postcode', 'NE1 4S', POSTCODE],
  ['postcode', 'somewhere', POSTCODE],
  ['notes', 'n'.repeat(2001), shorten(2000)],
];
const ENERGY_USE: Wrong = [
  ['usageKwh', 'lots', 'Enter the usage in kWh a year as a number, like 25,000, or leave it blank'],
  ['spendMonthly', '-5', 'Enter the spend in pounds a month as a number, like 450, or leave it blank'],
  ['mpan', '1500000000', 'Enter the 13-digit supply number (MPAN) from your electricity bill, or leave it blank'],
  ['mprn', '12345', 'Enter the 6 to 10 digit meter point number (MPRN) from your gas bill, or leave it blank'],
];
const ENERGY_CONTACT: Wrong = [
  ['contactName', '  ', 'Name is required'],
  ['contactName', 'J'.repeat(81), shorten(80)],
  ['contactEmail', 'jane@.', 'Please enter a valid email'],
  ['contactPhone', 'call me', LETTERS],
  ['notes', 'n'.repeat(2001), shorten(2000)],
];
const HOME_SIZE = 'Choose a system size from 1 to 12 kW for a home';
const BUSINESS_SIZE = 'Choose a system size from 1 to 30 kW for a business';
const WHOLE = 'Enter the system size in whole kilowatts';
const NUMBER = 'Enter the system size as a number of kilowatts';
const BILL = 'Enter your monthly bill in pounds, more than £0, like 80 or 92.50';
const BUSINESS = { customerType: 'business', businessName: 'Acme Ltd', systemSize: '10' };
const SOLAR_HOME: Wrong = [
  ['systemSize', '13', HOME_SIZE],
  ['systemSize', '31', HOME_SIZE],
  ['systemSize', '0', HOME_SIZE],
  ['systemSize', '-4', HOME_SIZE],
  ['systemSize', '4.5', WHOLE],
  ['systemSize', '', NUMBER],
  ['electricityBill', '0', BILL],
  ['electricityBill', '-80', BILL],
  ['electricityBill', '', BILL],
];
const SOLAR_BUSINESS: Wrong = [
  ['systemSize', '31', BUSINESS_SIZE],
  ['systemSize', '0', BUSINESS_SIZE],
  ['systemSize', '10.5', WHOLE],
  ['systemSize', '', NUMBER],
  ['electricityBill', '0', BILL],
];

const WRONG: Readonly<Partial<Record<FunnelName, readonly (readonly [step: number, more: Answers, wrong: Wrong])[]>>> =
  {
    solar: [
      [1, {}, SOLAR_HOME],
      [1, BUSINESS, SOLAR_BUSINESS],
      [3, {}, SOLAR_CONTACT],
    ],
    'commercial-energy': [
      [2, { usageAmount: 'custom', usageKwh: '60000', spendMonthly: '900' }, ENERGY_USE],
      [3, {}, ENERGY_CONTACT],
    ],
  };

const openSteps = ({ steps }: Journey) =>
  steps.flatMap(({ required }, index) => (required ? [[index + 1, required] as const] : []));

describeEvery('every empty field has its message at once', openSteps, (cases, journey, { open, posts }) => {
  it.each(cases)('on step %i: in field order, each leading to its field', async (number, required) => {
    const mounted = await open();
    if (number === 1) await walkTo(mounted, journey, { number, answers: consentOf(journey) });
    else {
      await walkTo(mounted, journey, { number: number - 1, answers: journey.answers });
      await advance(mounted, journey, number - 1);
    }
    goOn(mounted);
    await expectMessages(mounted, Object.values(required));
    await soon(() => expect(focusedName(mounted)).toBe(Object.keys(required)[0]));
    for (const [index, [name, message]] of Object.entries(required).entries()) {
      expect(describedBy(mounted, name)).toContain(message);
      messagesOf(mounted)[index]?.click();
      await soon(() => expect(focusedName(mounted)).toBe(name));
    }
    // Each message goes as its field is answered.
    const left = Object.entries(required);
    for (const [name] of Object.entries(required)) {
      left.shift();
      answer(mounted, name, journey.answers[name] ?? '');
      await expectMessages(
        mounted,
        left.map(([, message]) => message),
      );
    }
    expect(posts()).toEqual([]);
  });
});

const phones = ({ steps }: Journey) =>
  steps.flatMap(({ fields }, index) =>
    fields.filter((name) => /phone$/i.test(name)).map((name) => [index + 1, name] as const),
  );

describeEvery('a foreign number', phones, (cases, journey, { open, posts }) => {
  it.each(cases)(
    'on step %i, %s: doubted once, another one again, and passes the second time',
    async (number, name) => {
      const mounted = await open();
      await walkTo(mounted, journey, { number, answers: { ...journey.answers, [name]: '+1 212 555 0100' } });
      goOn(mounted);
      await expectMessages(mounted, [PHONE]);
      await soon(() => expect(focusedName(mounted)).toBe(name));
      answer(mounted, name, '+1 212 555 0199');
      await expectMessages(mounted, []);
      goOn(mounted);
      await expectMessages(mounted, [PHONE]);
      expect(posts()).toEqual([]);
      await advance(mounted, journey, number);
    },
  );
});

const wrongAnswers = ({ funnel }: Journey) => WRONG[funnel] ?? [];

describeEvery('a wrong answer', wrongAnswers, (cases, journey, { open, posts }) => {
  it.each(cases)('on step %i %o is stopped with its own message, kept, and mended', async (number, more, table) => {
    const mounted = await open();
    await walkTo(mounted, journey, { number, answers: { ...journey.answers, ...more } });
    // What comes with a choice.
    const asked = journey.steps.flatMap(({ fields }) => fields);
    for (const [name, value] of Object.entries(more)) if (!asked.includes(name)) answer(mounted, name, value);
    for (const [name, typed, message] of table) {
      const right = valueIn(mounted, name);
      answer(mounted, name, typed);
      goOn(mounted);
      await expectMessages(mounted, [message]);
      await soon(() => expect(focusedName(mounted)).toBe(name));
      expect(describedBy(mounted, name)).toContain(message);
      expect(valueIn(mounted, name)).toBe(typed);
      answer(mounted, name, right);
      await expectMessages(mounted, []);
    }
    expect(posts()).toEqual([]);
    await advance(mounted, journey, number);
  });
});
