import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPdf } from '../../api/documents/pdf/openPdf.fixture.ts';
import { describeApi } from './support/engines.ts';
import { QUOTED, requestOf } from './support/requests.ts';
import { newKey, startApp, type TestApp } from './support/startApp.ts';

const HEIGHT = 841.89;
const FOOTER = 60;

/** How far the words of a page reach down, 0 to 1, without its footer. */
function fillOf(page: string): number {
  const scale = Number(/^(0\.\d+) 0 0 \1 0 0 cm$/m.exec(page)?.[1] ?? 1);
  // The library turns each text the right way up again at the foot of the paper.
  const ends = [...page.matchAll(/^1 0 0 1 \S+ (\S+) Tm$/gm)].map(([, y]) => (HEIGHT - Number(y)) * scale);
  return Math.max(...ends.filter((end) => end < HEIGHT - FOOTER)) / (HEIGHT - FOOTER);
}

describeApi('the PDF', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  it.each(QUOTED)('of %s names the customer and has no page that is half empty', async (funnel) => {
    const { body } = await app.post(requestOf(funnel), { key: newKey() });
    const answer = await fetch(`${app.url}/quote/${body.token}.pdf`);
    const { pages, text } = openPdf(Buffer.from(await answer.arrayBuffer()));
    expect(text).toMatch(/Prepared for\nJane/);
    expect(pages.length).toBeLessThanOrEqual(2);
    for (const page of pages) expect(fillOf(page)).toBeGreaterThan(0.5);
  });
});
