import { expect, test, type Locator, type Page } from '@playwright/test';
import { answer } from '../../support/formFields.ts';
import { openTag, unfold } from '../../support/funnelJourney.ts';
import { completeFunnel } from '../../support/journey.ts';
import { addProbe, sweep } from '../../support/sweep/sweep.ts';
import { TAGS, type TagName } from '../../support/tags.ts';

// Every step and result of every tag, from 240 to 1,000 px: no figure and no word on two lines, nothing outside its
// box, no words under a control, and each number written as people write it. One walk for each tag; at every step the tag itself is made narrower and wider.

test.use({ viewport: { width: 1100, height: 900 } });

const LONG_EMAIL = `bartholomew.featherstonehaugh-${Date.now()}@accounts.northumbrian-manufacturing.example.com`;

/** The largest figures that a funnel takes, by tag and step. */
const LARGEST: Readonly<Partial<Record<TagName, Readonly<Record<number, (tag: Locator) => Promise<void>>>>>> = {
  'solar-quote': {
    1: (tag) => answer(tag, 'systemSize', '12'),
    2: (tag) => includeLargestBattery(tag),
  },
  'commercial-solar-quote': {
    1: (tag) => answer(tag, 'systemSize', '100'),
    2: (tag) => includeLargestBattery(tag),
  },
  'commercial-energy-quote': {
    2: async (tag) => {
      await tag
        .locator('[name=usageAmount][value=custom], [role=switch]')
        .first()
        .evaluate((node: HTMLElement) => node.click());
      await answer(tag, 'usageKwh', '1234567');
    },
  },
};

async function includeLargestBattery(tag: Locator): Promise<void> {
  await tag.getByRole('tab', { name: 'Battery' }).click();
  await tag.getByRole('switch').evaluate((node: HTMLElement) => node.click());
  await tag
    .locator('[type=radio][name*=attery]')
    .last()
    .evaluate((node: HTMLElement) => node.click());
}

/** What is wrong with the present step, with all that it keeps folded or behind tabs. */
async function lookAround(tag: Locator): Promise<string[]> {
  const found = await sweep(tag);
  for (const tab of await tag.getByRole('tab').all()) {
    await tab.click();
    found.push(...(await sweep(tag)));
  }
  if ((await tag.locator('details').count()) === 0) return found;
  await unfold(tag);
  return [...found, ...(await sweep(tag))];
}

async function walk(page: Page, tagName: TagName): Promise<string[]> {
  await addProbe(page);
  const tag = await openTag(page, 'a partner page', tagName);
  const found: string[] = [];
  const look = async (step: number): Promise<void> => {
    await LARGEST[tagName]?.[step]?.(tag);
    for (const finding of await lookAround(tag)) found.push(`step ${step}: ${finding}`);
  };
  await look(1);
  await completeFunnel(page, tagName, { email: LONG_EMAIL, onStep: look });
  return found;
}

for (const tagName of TAGS) {
  test(`<${tagName}> keeps figures and words whole in every width`, async ({ page }) => {
    expect((await walk(page, tagName)).join('\n')).toBe('');
  });
}
