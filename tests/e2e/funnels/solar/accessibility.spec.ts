import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  choose,
  expectQuote,
  fillDetails,
  openSolar,
  openTag,
  PLACES,
  somebody,
  submit,
  toDetails,
  toEquipment,
  type Place,
} from '../../../support/solarJourney.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const WIDTHS = [320, 390, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Every state of the funnel that looks different, and how a visitor gets there from the one before. */
const STATES: readonly [string, (tag: Locator) => Promise<unknown>][] = [
  ['step 1, home', () => Promise.resolve()],
  [
    'step 1, business with an error',
    async (tag) => {
      await tag.getByRole('radio', { name: 'My business' }).check();
      await tag.getByRole('spinbutton', { name: 'System size' }).fill('31');
      await tag.getByRole('button', { name: 'Continue to equipment selection' }).click();
      await expect(tag.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'step 2, panels',
    async (tag) => {
      await tag.getByRole('spinbutton', { name: 'System size' }).fill('30');
      await toEquipment(tag);
    },
  ],
  ['step 2, inverters', (tag) => choose(tag, 'Inverters', /£1,199\.99/)],
  ['step 2, mounting', (tag) => tag.getByRole('tab', { name: 'Mounting' }).click()],
  [
    'step 2, battery',
    async (tag) => {
      await tag.getByRole('tab', { name: 'Battery' }).click();
      await tag.getByRole('switch', { name: 'Include a battery' }).check();
      await choose(tag, 'Battery', /£6,999\.99/);
    },
  ],
  ['step 3', toDetails],
  [
    'step 3 with every error',
    async (tag) => {
      await submit(tag);
      await expect(tag.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'step 4',
    async (tag) => {
      await fillDetails(tag, somebody());
      await tag.getByLabel('Business name').fill('Acme Ltd');
      await submit(tag);
      await expectQuote(tag);
      await tag.getByText('How we worked this out').click();
    },
  ],
];

const open = (page: Page, place: Place): Promise<Locator> =>
  // Elsewhere the tag is light unless it is asked.
  place === 'our own page' ? openSolar(page, place) : openTag(page, 'theme="auto"');

/** What stands out of the tag to the side, or makes the page scroll that way. */
const overflowOf = (tag: Locator): Promise<string[]> =>
  tag.evaluate((element) => {
    const page = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const edge = element.getBoundingClientRect().right + 1;
    // Hidden to the eye only: clipped to a pixel somewhere above.
    const isClipped = (node: Element): boolean =>
      node.clientWidth <= 1 || (node.parentElement !== null && isClipped(node.parentElement));
    const cut = [...(element.shadowRoot?.querySelectorAll('h2,h3,p,dt,dd,td,th,label,button,input,select,a') ?? [])]
      .filter((node) => node.getBoundingClientRect().right > edge && !node.closest('[aria-hidden]') && !isClipped(node))
      .map((node) => `${node.localName} “${node.textContent}” is cut off`);
    return page > 0 ? [`the page is ${page} px too wide`, ...cut] : cut;
  });

test.describe.configure({ mode: 'parallel' });

for (const place of PLACES) {
  test(`every step on ${place} is accessible at every width, light and dark`, async ({ page }) => {
    test.setTimeout(240_000);
    const tag = await open(page, place);
    for (const [state, reach] of STATES) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await reach(tag);
      // The tabs look alike: three of them are looked at on a telephone only.
      for (const width of /inverters|mounting|panels/.test(state) ? [390] : WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflowOf(tag), `${state} at ${width} px`).toEqual([]);
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const { violations } = await new AxeBuilder({ page }).include('solar-quote').withTags(RULES).analyze();
          const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
          expect(found, `${state} at ${width} px, ${colorScheme}`).toEqual([]);
        }
      }
    }
  });
}
