import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../support/embedding.ts';
import { expectWhoWeAre, expectWhoWeAreOnEachStep, noteSteps } from '../../support/foot.ts';
import { completeFunnel, sampleAnswers, type Journey } from '../../support/funnels/completeFunnel.ts';
import { FUNNELS } from '../../support/funnels/journeys.ts';
import { openTag, standing } from '../../support/funnels/openTag.ts';
import { readLeads } from '../../support/leads.ts';
import { expectShortResult, PHONE } from '../../support/lengths.ts';
import { TAGS } from '../../support/tags.ts';
import { TRANSLATED, translatePage } from '../../support/translator.ts';

// From a foreign page to a stored lead, for every tag. One journey proves several rows: they do not touch each other. The
// numbers: see embedding.spec.ts.

const SETTLED_MS = 500;

const isPost = (request: Request): boolean =>
  request.method() === 'POST' && request.url().endsWith('/functions/v1/quote-handler');

function watchPosts(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (isPost(request)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** Every text and number in a value, however deep. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

function expectFilled({ filled, unknown }: Journey, post: unknown): void {
  expect(unknown, 'amounts without a sample in tests/support/funnels/completeFunnel.ts').toEqual([]);
  expect(filled).not.toEqual({});
  // Address lines travel as one text.
  const texts = textsOf(post).join('\n');
  for (const [name, value] of Object.entries(filled)) expect(texts, name).toContain(value);
}

/** One walk makes one row: nobody else writes to the server of this worker. */
async function expectLead(dataDir: string, walk: () => Promise<Journey>): Promise<Journey> {
  const before = (await readLeads(dataDir)).length;
  const journey = await walk();
  // The quick quote posts in the background.
  await expect.poll(async () => (await readLeads(dataDir)).length).toBe(before + 1);
  return journey;
}

/** Notes what the page is told, as its own scripts would. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: unknown[] = [];
    Reflect.set(globalThis, 'heard', heard);
    for (const name of ['quote-ready', 'quote-step', 'quote-submitted', 'quote-failed', 'quote-navigate']) {
      document.addEventListener(name, (event) =>
        heard.push([name, event instanceof CustomEvent ? event.detail : undefined]),
      );
    }
  });

for (const [turn, name] of TAGS.entries()) {
  test.describe(`<${name}>`, () => {
    test('7, 17, 22: strict Content-Security-Policy, a password manager that announces only changes; who we are', async ({
      page,
      host,
      server,
      complaints,
    }) => {
      const posts = watchPosts(page);
      await listen(page);
      // What a desktop computer has room for, a telephone keeps folded.
      await page.setViewportSize(PHONE);
      const tag = await openTag(page, { tag: name, host: host.address('strict-csp', { TAG: name }) });
      await expectWhoWeAre(tag, server.siteUrl);
      await noteSteps(tag);
      const journey = await expectLead(server.dataDir, () => completeFunnel(page, name, { announcement: 'change' }));
      await expectWhoWeAre(tag, server.siteUrl);
      await expectWhoWeAreOnEachStep(tag, name);
      if (FUNNELS.some((funnel) => funnel.tag === name)) await expectShortResult(tag);
      expectFilled(journey, posts[0]);
      expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
      // Events reach the document once each, without personal data.
      const heard = JSON.stringify(await page.evaluate((): unknown => Reflect.get(globalThis, 'heard')));
      expect(heard.match(/quote-ready/g)).toHaveLength(1);
      expect(heard.match(name === 'quick-quote' ? /quote-navigate/g : /quote-submitted/g)).toHaveLength(1);
      expect(heard).not.toContain('quote-failed');
      // And nothing personal is kept where the page stores its own.
      const stored = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      );
      for (const value of Object.values({ ...sampleAnswers, ...journey.filled })) {
        expect(heard).not.toContain(value);
        expect(stored).not.toContain(value);
      }
    });

    // What follows is done for the tag and not by it: each has one of the two, and the quick quote, whose post in the
    // background nobody is told about, the first.
    if (turn % 2 === 0) {
      test('24, 26, 17, 15: blocked storage, a translated page, fields filled in silence, and back again', async ({
        page,
        host,
        server,
        complaints,
      }) => {
        const posts = watchPosts(page);
        await page.addInitScript(translatePage, { how: 'moved' as const, mark: TRANSLATED });
        const tag = await openTag(page, { tag: name, host: host.address('blocked-storage', { TAG: name }) });
        await expect(tag.locator('font').filter({ visible: true }).first()).toBeVisible();
        const journey = await expectLead(server.dataDir, () => completeFunnel(page, name, { announcement: 'nothing' }));
        expectFilled(journey, posts[0]);
        await expect(tag.locator('h2').first()).toBeVisible();
        // An element of the translator's is empty where our text is gone.
        await expect(tag.locator('font:empty')).toHaveCount(0);
        // The result posts once more when it is displayed (solar, EV). A post that outlives its page never ends for the
        // test, so there is no waiting for an idle network.
        await page.waitForTimeout(SETTLED_MS);
        expect(complaints.errors).toEqual([]);
        // Coming back sends nothing.
        const sent = posts.length;
        await page.goto(`${server.siteUrl}/privacy-policy`);
        await page.goBack();
        await standing(page, name);
        await page.waitForTimeout(SETTLED_MS);
        expect(posts).toHaveLength(sent);
      });
      return;
    }
    test('24: a sandboxed frame while nobody can say beforehand that it has no origin: refused, nothing lost', async ({
      page,
      host,
      complaints,
    }) => {
      await page.route('**/functions/v1/partner*', (route) => route.abort());
      await page.goto(host.address('sandboxed', { TAG: name }));
      const frame = page.frame({ url: /plain\.html/ });
      if (!frame) throw new Error('expected the sandboxed frame');
      await expect(frame.locator(`${name} form`)).toBeVisible();
      await expect(completeFunnel(frame, name)).rejects.toThrow('was refused');
      expect(complaints.warnings.join('\n')).toContain('no origin of its own');
      // Nothing that was typed into the last step is lost.
      const kept = await frame
        .locator(`${name} form`)
        .evaluate((form: HTMLFormElement) =>
          [...new FormData(form)].map(([field, value]) => [field, typeof value === 'string' ? value : '']),
        );
      const known = kept.filter(([field = '']) => field in sampleAnswers);
      expect(known).not.toEqual([]);
      for (const [field = '', value] of known) expect(value, field).toBe(sampleAnswers[field]);
    });
  });
}

test("24: a sandboxed frame without an origin: link and telephone, and the page's developer is told why", async ({
  page,
  host,
  complaints,
}) => {
  await page.goto(host.address('sandboxed'));
  const frame = page.frameLocator('#box');
  for (const name of TAGS.filter((tag) => tag !== 'quick-quote')) {
    await frame.locator(name).scrollIntoViewIfNeeded();
    await expect(frame.locator(`${name} form`)).toBeVisible();
    await frame.locator(name).dispatchEvent('pointerdown');
    await expect(frame.locator(name).getByRole('link', { name: '0191 498 0100' }), name).toBeVisible();
    await expect(frame.locator(name).getByRole('link', { name: 'Get a quote' }), name).toBeVisible();
    await expect(frame.locator(`${name} form`), name).toBeHidden();
  }
  expect(complaints.errors).toEqual([expect.stringContaining('has no origin of its own')]);
});

test('17: fields are in the open, with names, each in the one form of its tag', async ({ page, host }) => {
  await page.goto(host.address('plain'));
  for (const name of TAGS) {
    const tag = await standing(page, name);
    expect(await tag.evaluate((node) => node.shadowRoot?.mode), name).toBe('open');
    await expect(tag.locator('form'), name).toHaveCount(1);
    const loose = await tag.evaluate((node) =>
      [...(node.shadowRoot?.querySelectorAll<HTMLInputElement>('input,select,textarea') ?? [])]
        // A slider beside its number box has no name: it is the same field.
        .filter((control) => control.form === null || (control.name === '' && control.type !== 'range'))
        .map((control) => control.outerHTML),
    );
    expect(loose, name).toEqual([]);
  }
});
