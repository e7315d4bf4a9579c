import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Journey } from '../support/funnels/journeys.ts';
import { leadsOf } from '../support/leads.ts';
import { pagesOf } from '../support/tags.ts';
import { putValue } from './support/page.ts';
import { ENGINES, useStage } from './support/stage.ts';
import { expectAnswers, JOURNEYS, leadOn, reach, standing, walkToEnd } from './support/walk.ts';

// Every form from its first step to the lead on the disk: on our own page, and under a partner's strict policy.

const PLACES = ['our own page', "a partner's page"] as const;
// The quick quote leads on to another form.
const LOOKS = JOURNEYS.filter(({ tag }) => tag !== 'quick-quote').flatMap((journey) =>
  PLACES.map((place) => [journey.tag, place, journey] as const),
);

/** With an address that no other test has. */
function withEmail(journey: Journey): { readonly journey: Journey; readonly email: string } {
  const email = `ada.${randomUUID()}@example.com`;
  const names = journey.steps.flatMap(({ fields }) => fields).filter((name) => /email$/i.test(name));
  const answers = { ...journey.answers, ...Object.fromEntries(names.map((name) => [name, email])) };
  return { journey: { ...journey, answers }, email };
}

describe.each(ENGINES)('%s', (_name, open) => {
  const stage = useStage(open);

  test.each(LOOKS)('<%s> on %s', async (tag, place, ofAny) => {
    const { visitor, ours, address, server } = stage();
    const { journey, email } = withEmail(ofAny);
    await visitor.open(place === 'our own page' ? ours.origin + pagesOf(tag)[0] : address('strict-csp', { TAG: tag }));
    await standing(visitor, tag);
    const given = await walkToEnd(visitor, journey);
    await leadOn(visitor, tag);
    await reach(visitor, tag, journey.result);
    const leads = await leadsOf(server.dataDir, email);
    expect(leads).toMatchObject([{ funnel: journey.funnel }]);
    expectAnswers(leads[0]?.body ?? '', given);
    expect(ours.complaints()).toEqual([]);
  });

  test.each(PLACES)('<quick-quote> on %s leads on to the form of what was asked for', async (place) => {
    const { visitor, ours, address } = stage();
    const tag = 'quick-quote';
    await visitor.open(place === 'our own page' ? ours.origin : address('strict-csp', { TAG: tag }));
    await standing(visitor, tag);
    await visitor.on(`${tag} >> [name=service]`, putValue, 'Gas and electricity');
    await visitor.fill(`${tag} >> [name=postcode]`, 'NE1 4LP');
    await leadOn(visitor, tag);
    // From a partner's page in a tab of its own, and by a link where the browser opens none.
    if (place === "a partner's page") await visitor.sees(`${tag} >> a = continue here`);
    else {
      await standing(visitor, 'instant-quote');
      await visitor.holds('instant-quote >> [name=postcode]', 'NE1 4LP');
    }
    expect(ours.complaints()).toEqual([]);
  });
});
