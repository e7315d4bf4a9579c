import { expect, type Locator } from '@playwright/test';
import { answer } from './funnels/fields.ts';
import { button, field } from './funnels/openTag.ts';
import type { TagName } from './tags.ts';

/** Does something to a step, and leaves it so that right answers lead on. */
export type Reach = (tag: Locator) => Promise<unknown>;
type BySteps<Value> = Readonly<Partial<Record<TagName, Readonly<Record<number, Value>>>>>;

async function includeLargestBattery(tag: Locator): Promise<void> {
  await tag.getByRole('tab', { name: 'Battery' }).click();
  await tag.getByRole('switch').evaluate((node: HTMLElement) => node.click());
  await tag
    .locator('[type=radio][name*=attery]')
    .last()
    .evaluate((node: HTMLElement) => node.click());
}

/** The largest figures that a funnel takes, by tag and step. */
export const LARGEST: BySteps<Reach> = {
  'solar-quote': { 1: (tag) => answer(tag, 'systemSize', '12'), 2: includeLargestBattery },
  'commercial-solar-quote': { 1: (tag) => answer(tag, 'systemSize', '100'), 2: includeLargestBattery },
  'commercial-energy-quote': {
    2: async (tag) => {
      await answer(tag, 'usageAmount', 'custom');
      await answer(tag, 'usageKwh', '1234567');
    },
  },
};

const size = (tag: Locator): Locator => tag.getByRole('spinbutton', { name: 'System size' });

/** Presses on, and is told what is wrong. */
export const stopped: Reach = async (tag) => {
  await tag.locator('form button[type=submit]').first().click();
  await expect(tag.getByRole('alert')).toBeVisible();
};

/** A state of a step that looks different and that no empty field brings about. */
interface State {
  readonly shows: string;
  readonly reach: Reach;
  /** Back to answers that lead on; none where nothing follows. */
  readonly mend?: Reach;
}

export const STATES: BySteps<State> = {
  'solar-quote': {
    1: {
      shows: 'a business with an error',
      reach: async (tag) => {
        await answer(tag, 'customerType', 'business');
        await size(tag).fill('31');
        await stopped(tag);
      },
      mend: async (tag) => {
        await answer(tag, 'customerType', 'home');
        await size(tag).fill('12');
      },
    },
  },
  'commercial-solar-quote': {
    1: {
      shows: 'a bill that is missing',
      reach: async (tag) => {
        await tag.getByLabel('Monthly electricity bill').fill('');
        await stopped(tag);
      },
      mend: (tag) => tag.getByLabel('Monthly electricity bill').fill('500'),
    },
  },
  'ev-quote': {
    2: {
      shows: 'a wrong day and everything else',
      reach: async (tag) => {
        for (const [name, value] of Object.entries({
          hasEV: 'false',
          deliveryDate: '2020-01-01',
          isRenting: 'true',
          parkingType: 'on-street',
          meterDistance: 'over-30',
        })) {
          await answer(tag, name, value);
        }
        await stopped(tag);
      },
      mend: async (tag) => {
        for (const [name, value] of Object.entries({
          carBrand: 'Tesla',
          carModel: 'other',
          carModelTyped: 'Roadster',
          deliveryDate: '2099-01-01',
        })) {
          await answer(tag, name, value);
        }
      },
    },
    4: {
      shows: 'a booking with an error',
      reach: async (tag) => {
        await button(tag, 'Book Installation').first().click();
        await expect(tag.getByLabel(/Preferred day/)).toBeVisible();
        await button(tag, 'Book Installation').click();
        await expect(tag.getByRole('alert')).toBeVisible();
      },
    },
  },
  'instant-quote': {
    1: {
      shows: 'no service',
      reach: async (tag) => {
        await field(tag, 'Service').selectOption('');
        await stopped(tag);
      },
      mend: async (tag) => {
        await field(tag, 'Service').selectOption('Gas and electricity');
        await tag.locator('label').filter({ hasText: 'My business' }).click();
      },
    },
    4: {
      shows: 'a quote that is asked for',
      reach: async (tag) => {
        await button(tag, 'Buy online').click();
        await expect(tag.getByText("We've told our team you want to go ahead")).toBeVisible();
      },
    },
  },
  'commercial-energy-quote': {
    2: {
      shows: 'own figures and several meters, with errors and hints',
      reach: async (tag) => {
        await answer(tag, 'numMeters', '3');
        await field(tag, 'Electricity supply numbers (MPAN)').fill('1500000000007\n123');
        await answer(tag, 'contractEndDate', '2099-03-31');
        await stopped(tag);
      },
      mend: async (tag) => {
        await field(tag, 'Electricity supply numbers (MPAN)').fill('1500000000006');
        await answer(tag, 'contractEndDate', '2027-03-31');
      },
    },
  },
  'quick-quote': {
    1: {
      shows: 'the area',
      reach: (tag) => answer(tag, 'postcode', 'NE1 4ST'),
      mend: (tag) => answer(tag, 'postcode', ''),
    },
  },
  // Sent by nobody who has not agreed: only then is said what is missing.
  'contact-form': {
    1: { shows: 'consent', reach: (tag) => answer(tag, 'privacyConsent', true), mend: () => Promise.resolve() },
  },
};
