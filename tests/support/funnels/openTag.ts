import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { serverUnderTest, type ServerUnderTest } from '../serverUnderTest.ts';
import { pagesOf, type AnyTag, type TagName } from '../tags.ts';
import { unfoldField } from './fields.ts';

/** Where a tag stands: on the company's own page, or as a guest on a partner's. */
export const PLACES = ['our own page', 'a partner page'] as const;
export type Place = (typeof PLACES)[number];

type Servers = Pick<ServerUnderTest, 'siteUrl' | 'partnerUrl'>;

export interface Opening {
  readonly tag: TagName;
  /** On our own site or on the demo partner's; the latter when nothing is said. */
  readonly place?: Place;
  /** As they stand in the markup, `''` for none: on a partner's page with a tag of our making. */
  readonly attributes?: string;
  /** The address of another page that holds the tag: of a foreign host, or of ours with a query. */
  readonly host?: string;
  /** Whose pages these are: of the server of all tests, unless a test has one of its own. */
  readonly server?: Servers;
}

function addressOf(tag: TagName, place: Place, { siteUrl, partnerUrl }: Servers): string {
  const [own, partner] = pagesOf(tag);
  return place === 'our own page' ? `${siteUrl}${own}` : `${partnerUrl}${partner}`;
}

/** Puts a tag with attributes of our making into the demo partner's page. */
async function embed(page: Page, markup: string, { siteUrl, partnerUrl }: Servers): Promise<void> {
  await page.goto(`${partnerUrl}/index.html`);
  await page.locator('main').evaluate(
    (main, { html, src }) => {
      main.innerHTML = html;
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
    },
    {
      html: `<h1>Roofs by Puffin</h1>${markup}<p>Below the tag</p>`,
      src: `${siteUrl}/widgets/v1/quote-widgets.js`,
    },
  );
}

/** Opens a tag where a visitor meets it and waits until it can be used. */
export async function openTag(page: Page, opening: Opening): Promise<Locator> {
  const { tag, place = 'a partner page', attributes, host, server = serverUnderTest() } = opening;
  if (attributes === undefined) {
    await page.goto(host ?? addressOf(tag, place, server));
    return standing(page, tag);
  }
  if (place === 'our own page') throw new Error('attributes are for a partner page: ours are pre-filled by address');
  await embed(page, `<${tag} partner="pk_demo" ${attributes}></${tag}>`, server);
  return standing(page, tag);
}

/** The tag of a page, once its first step can be used. */
export async function standing(page: Page, tagName: AnyTag): Promise<Locator> {
  const tag = page.locator(tagName).locator('visible=true').first();
  // A tag loads when it comes near the screen; one that a scrolling box cuts off is not near.
  await page
    .locator(tagName)
    .first()
    .evaluate(async (node) => {
      const isSeen = await new Promise<boolean>((resolve) => {
        const watch = new IntersectionObserver(([entry]) => {
          watch.disconnect();
          resolve(entry?.isIntersecting ?? false);
        });
        watch.observe(node);
      });
      if (!isSeen) node.scrollIntoView();
    });
  await expect(tag.locator('form')).toBeVisible();
  // Prerendered markup is visible before it listens.
  await page.waitForFunction((name) => customElements.get(name) !== undefined, tagName);
  return tag;
}

/** What the contact step of most funnels asks for, by label. */
export type Person = {
  readonly 'First name': string;
  readonly 'Last name': string;
  readonly 'Email address': string;
  readonly 'Phone number': string;
  readonly Address: string;
  readonly Postcode: string;
};

/** A person of this test alone: leads and mails are found by the address. */
export const somebody = (changes: Partial<Person> = {}): Person => ({
  'First name': 'Jane',
  'Last name': 'Doe',
  'Email address': `jane.${randomUUID()}@example.com`,
  'Phone number': '0191 498 0123',
  Address: '1 Test Street',
  Postcode: 'NE1 4ST',
  ...changes,
});

export const heading = (tag: Locator, name: string | RegExp): Locator => tag.getByRole('heading', { level: 2, name });
export const button = (tag: Locator, name: string): Locator => tag.getByRole('button', { name, exact: true });

/** Presses a button that leads to another step, and waits until that stands there. */
export async function goOn(tag: Locator, press: string, to: string | RegExp): Promise<void> {
  await button(tag, press).click();
  await expect(heading(tag, to)).toBeVisible();
}

/** A field by its whole label. */
export const field = (tag: Locator, label: string): Locator =>
  tag.getByLabel(new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)}\\W*(\\(optional\\))?$`));

/** Fills text fields by label. */
export async function fillIn(tag: Locator, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(answers)) {
    await unfoldField(field(tag, label));
    await field(tag, label).fill(value);
  }
}

/** What is wrong with a step, above it. */
export const summary = (tag: Locator): Locator => tag.getByRole('alert');
/** The messages in the summary: each leads to its field. */
export const messages = (tag: Locator): Locator => summary(tag).getByRole('button');

/** The card of a toast; the live region around it is always there and has no size of its own. */
export const toast = (tag: Locator, title: string): Locator =>
  tag
    .getByRole('status')
    .locator('> div')
    .filter({ has: tag.page().getByText(title, { exact: true }) });

/** The value beside a label in a summary list or a table of figures. */
export const valueOf = (tag: Locator, label: string): Locator =>
  tag
    .locator('dl > div, tr')
    .filter({ has: tag.page().getByText(label, { exact: true }) })
    .locator('dd, td')
    .first();

/** Clicks a card: it is the label of its radio and lies above it. */
export const pick = (tag: Locator, name: string | RegExp): Promise<void> =>
  tag
    .locator('label')
    .filter({ has: tag.page().getByRole('radio', { name }) })
    .click();

/** Opens everything that a result keeps folded, as a visitor who reads all of it. */
export async function unfold(tag: Locator): Promise<void> {
  const folded = tag.locator('details:not([open]) > summary').locator('visible=true');
  // One may hold others, and a part of the result may still be on its way.
  await expect(async () => {
    for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
    await expect(folded).toHaveCount(0, { timeout: 500 });
  }).toPass();
}
