import { expect, test } from '../../support/embedding.ts';
import { completeFunnel } from '../../support/funnels/completeFunnel.ts';
import { somebody, standing } from '../../support/funnels/openTag.ts';
import { leadsOf } from '../../support/leads.ts';

// Pages whose framework is of a time when everybody replaced what the browser has. Which names our code may not ask for is held
// by the build: widgets/bundling/replacedBuiltins.ts.

for (const tag of ['solar-quote', 'contact-form'] as const) {
  test(`a page that replaces Array.from and Event, as MooTools does: <${tag}> goes to its end, and the lead arrives`, async ({
    page,
    host,
    server,
    complaints,
  }) => {
    await page.goto(host.address('replaced-builtins', { TAG: tag }));
    await standing(page, tag);
    const email = somebody()['Email address'];
    await completeFunnel(page, tag, { email });
    expect(complaints.errors).toEqual([]);
    expect(await leadsOf(server.dataDir, email)).toHaveLength(1);
  });
}
