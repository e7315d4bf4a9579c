import type { Page, Request } from '@playwright/test';
import { expect, standing, test, TAGS } from '../../support/embedding.ts';
import { completeFunnel, sampleAnswers } from '../../support/journey.ts';
import { readLeads } from '../../support/leads.ts';

// From a foreign page to a stored lead. The numbers: see embedding.spec.ts.

const isPost = (request: Request): boolean =>
  request.method() === 'POST' && request.url().endsWith('/functions/v1/quote-handler');

function watchPosts(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (isPost(request)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** Every text in a value, however deep. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

for (const tag of TAGS) {
  test.describe(`<${tag}>`, () => {
    test('7: under a strict Content-Security-Policy the lead arrives, without one violation', async ({
      page,
      host,
      server,
      complaints,
    }) => {
      const email = `strict-${Date.now()}@example.com`;
      await page.goto(host.address('strict-csp', { TAG: tag }));
      await standing(page, tag);
      await completeFunnel(page, tag, { email });
      const leads = await readLeads(server.dataDir);
      expect(leads.filter((lead) => lead.email === email)).toHaveLength(1);
      expect(complaints.violations).toEqual([]);
      expect(complaints.errors).toEqual([]);
    });

    test('17: fields are filled in the open, with name and autocomplete, in one form', async ({
      page,
      host,
      server,
    }) => {
      expect(server.siteUrl).not.toBe('');
      await page.goto(host.address('plain', { TAG: tag }));
      const element = await standing(page, tag);
      expect(await element.evaluate((node) => node.shadowRoot?.mode)).toBe('open');
      const loose = await element.evaluate((node) =>
        [...(node.shadowRoot?.querySelectorAll<HTMLInputElement>('input,select,textarea') ?? [])]
          .filter((control) => control.form === null)
          .map((control) => control.outerHTML),
      );
      expect(loose).toEqual([]);
    });

    for (const announcement of ['change', 'nothing']) {
      test(`17: a password manager that announces ${announcement} reaches the lead, for every field`, async ({
        page,
        host,
        server,
      }) => {
        expect(server.siteUrl).not.toBe('');
        const posts = watchPosts(page);
        await page.goto(host.address('plain', { TAG: tag }));
        await standing(page, tag);
        const names = await completeFunnel(page, tag, { announcement });
        const texts = textsOf(posts[0]);
        const filled = Object.entries(sampleAnswers).filter(([name]) => names.includes(name));
        expect(filled).not.toEqual([]);
        for (const [name, value] of filled) expect(texts, name).toContain(value);
      });
    }

    test('22: events reach the document once each, without personal data', async ({ page, host, server }) => {
      expect(server.siteUrl).not.toBe('');
      await page.addInitScript(() => {
        const heard: unknown[] = [];
        Reflect.set(globalThis, 'heard', heard);
        for (const name of ['quote-ready', 'quote-step', 'quote-submitted', 'quote-failed']) {
          document.addEventListener(name, (event) =>
            heard.push([name, event instanceof CustomEvent ? event.detail : undefined]),
          );
        }
      });
      await page.goto(host.address('plain', { TAG: tag }));
      await standing(page, tag);
      await completeFunnel(page, tag);
      const heard: unknown = await page.evaluate(() => Reflect.get(globalThis, 'heard'));
      const text = JSON.stringify(heard);
      expect(text.match(/quote-ready/g)).toHaveLength(1);
      expect(text.match(/quote-submitted/g)).toHaveLength(1);
      expect(text).not.toContain('quote-failed');
      for (const value of Object.values(sampleAnswers)) expect(text).not.toContain(value);
    });

    test('24: blocked storage does not stop a lead', async ({ page, host, complaints }) => {
      await page.goto(host.address('blocked-storage', { TAG: tag }));
      await standing(page, tag);
      await completeFunnel(page, tag);
      expect(complaints.errors).toEqual([]);
    });

    test("24: a sandboxed frame without an origin: refused, and the page's developer is told why", async ({
      page,
      host,
      complaints,
    }) => {
      await page.goto(host.address('sandboxed', { TAG: tag }));
      const frame = page.frame({ url: /plain\.html/ });
      if (!frame) throw new Error('expected the sandboxed frame');
      await expect(frame.locator(`${tag} form`)).toBeVisible();
      await expect(completeFunnel(frame, tag, { patience: 8_000 })).rejects.toThrow();
      expect(complaints.warnings.join('\n') + complaints.errors.join('\n')).toMatch(
        /no origin of its own|origin 'null'/,
      );
      await expect(frame.locator(`${tag} [name=firstName]`)).toHaveValue(sampleAnswers['firstName'] ?? '');
    });

    test('26: a translated page: text nodes wrapped while the visitor walks on', async ({ page, host, complaints }) => {
      await page.goto(host.address('plain', { TAG: tag }));
      const element = await standing(page, tag);
      // As browsers translate: every text, again and again, in two nested font elements.
      await element.evaluate((node) => {
        const wrap = (): void => {
          const root = node.shadowRoot;
          if (!root) return;
          const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
          const texts: Node[] = [];
          while (walker.nextNode()) texts.push(walker.currentNode);
          for (const text of texts) {
            if (text.parentElement?.localName === 'font' || !text.textContent?.trim()) continue;
            const outer = document.createElement('font');
            const inner = document.createElement('font');
            outer.append(inner);
            text.parentNode?.replaceChild(outer, text);
            inner.append(text);
          }
        };
        setInterval(wrap, 150);
      });
      await page.waitForTimeout(300);
      await completeFunnel(page, tag);
      expect(complaints.errors).toEqual([]);
      await expect(element.locator('h2').first()).toBeVisible();
    });

    test('15: coming back after a lead sends nothing', async ({ page, host, server }) => {
      const posts = watchPosts(page);
      await page.goto(host.address('plain', { TAG: tag }));
      await standing(page, tag);
      await completeFunnel(page, tag);
      await page.waitForLoadState('networkidle');
      const sent = posts.length;
      await page.goto(`${server.siteUrl}/`);
      await page.goBack();
      await standing(page, tag);
      await page.waitForTimeout(500);
      expect(posts).toHaveLength(sent);
    });
  });
}
