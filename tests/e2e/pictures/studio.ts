import path from 'node:path';
import { expect, test as base, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { openHalfDays } from '#contract/common/appointments.ts';
import {
  APPOINTMENTS_PATH,
  QUOTE_HANDLER_PATH,
  type AppointmentsAnswer,
  type QuoteAnswer,
} from '#contract/common/wire.ts';
import { chromiumFlags } from '../../support/chromiumFlags.ts';
import { ensureHeadlessChromium } from '../../support/ensureChromium.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';
import { WINDOWS } from './subjects.ts';

// A page in which nothing moves: one day, one reference, no motion, the typefaces of the site and nothing else.

const NOW = Date.parse('2026-11-24T10:00:00Z');
const HOUR_MS = 3_600_000;

/** As far from the one day as it is from this one. */
function moved(moment: string): string {
  const hours = Math.round((Date.parse(moment) - Date.now()) / HOUR_MS);
  return new Date(NOW + hours * HOUR_MS).toISOString();
}

interface Studio {
  readonly page: Page;
  /** Leads to a document of ours, and waits until it has come with its own typefaces. */
  readonly lead: (there: () => Promise<unknown>) => Promise<void>;
  readonly open: (address: string) => Promise<void>;
}

/** The typefaces of the machine that a text is set in; none where it has the site's own. */
async function foreignTypefaces(browserSide: CDPSession, selector: string): Promise<string[]> {
  const { root } = await browserSide.send('DOM.getDocument');
  const { nodeId } = await browserSide.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  if (nodeId === 0) throw new Error(`expected ${selector} on the page`);
  const { fonts } = await browserSide.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}

/** Everything that is in the window has come. */
const settle = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => {
    await document.fonts.ready;
    return [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > innerHeight || !image.checkVisibility(),
    );
  });

/** The real answer, with a reference and a last day that stay. */
const fixAnswers = (context: BrowserContext): Promise<unknown> =>
  context.route(`**${QUOTE_HANDLER_PATH}`, async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const { reference, expiresAt, ...others } = (await response.json()) as QuoteAnswer;
    const fixed: QuoteAnswer = {
      ...others,
      ...(reference !== undefined && { reference: reference.replaceAll(/\d+/g, '123456') }),
      ...(expiresAt !== undefined && { expiresAt: moved(expiresAt) }),
    };
    return route.fulfill({ response, json: fixed });
  });

/** What a quote can have booked, with every place of that one day still free. */
const fixAppointments = (context: BrowserContext): Promise<unknown> =>
  context.route(`**${APPOINTMENTS_PATH}?**`, async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const { appointments } = (await response.json()) as AppointmentsAnswer;
    const fixed: AppointmentsAnswer = {
      appointments: appointments.map(({ kind }) => ({ kind, free: openHalfDays(kind, NOW) })),
    };
    return route.fulfill({ response, json: fixed });
  });

/**
 * Waits for typefaces, which a visitor does not: late by a tenth of a second, they give way to one of the machine for as long as
 * the page stands, and on a busy machine they always are.
 */
const waitForTypefaces = (context: BrowserContext): Promise<unknown> =>
  context.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const body = await response.text();
    return route.fulfill({ response, body: body.replaceAll('font-display:optional', 'font-display:block') });
  });

/** Letters are drawn alike by Chromium with a window and without one, whatever the machine is set to. */
export const launchOptions = {
  executablePath: ensureHeadlessChromium(),
  args: [...chromiumFlags, '--font-render-hinting=none'],
  env: { ...process.env, FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts.conf') },
};

/** One page for all pictures of a worker: its typefaces come once. */
export const test = base.extend<
  { readonly studio: Studio },
  { readonly room: Studio & { clear: () => Promise<void> } }
>({
  room: [
    async ({ browser }, use) => {
      const { siteUrl } = serverUnderTest();
      const context = await browser.newContext({
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        reducedMotion: 'reduce',
        colorScheme: 'light',
        viewport: WINDOWS[0],
        // The policy knows the styles as they leave the server.
        bypassCSP: true,
      });
      await waitForTypefaces(context);
      await fixAnswers(context);
      await fixAppointments(context);
      const page = await context.newPage();
      await page.clock.setFixedTime(NOW);
      const browserSide = await context.newCDPSession(page);
      await browserSide.send('DOM.enable');
      await browserSide.send('CSS.enable');
      const lead: Studio['lead'] = async (there) => {
        await there();
        await settle(page);
        for (const selector of ['h1', 'main p']) expect(await foreignTypefaces(browserSide, selector)).toEqual([]);
      };
      const open = (address: string): Promise<void> => lead(() => page.goto(siteUrl + address));
      const clear = async (): Promise<void> => {
        await browserSide.send('Storage.clearDataForOrigin', { origin: siteUrl, storageTypes: 'all' });
        await page.setViewportSize(WINDOWS[0]);
      };
      // The choice of cookies has been made: its banner is on no picture.
      await page.addInitScript(() => localStorage.setItem('cookieConsent', 'essential'));
      await use({ page, lead, open, clear });
      // The last test may look at a result whose answer is still being fixed: it would fail once its context is gone.
      await context.unrouteAll({ behavior: 'wait' });
      await context.close();
    },
    { scope: 'worker' },
  ],
  studio: async ({ room }, use) => {
    await room.clear();
    await use(room);
  },
});
