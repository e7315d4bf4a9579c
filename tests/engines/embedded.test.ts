import { describe, expect, test } from 'vitest';
import { readLeads } from '../support/leads.ts';
import { ENGINES, useStage } from './support/stage.ts';
import { journeyOf, leadOn, reach, standing, walkToEnd } from './support/walk.ts';

// What partners may ask for: a frame that may run scripts and nothing else, and a form behind a button.

const LABEL = 'Get my solar quote';

describe.each(ENGINES)('%s', (_name, open) => {
  const stage = useStage(open);

  test('a frame without allow-forms sends a lead', async () => {
    const { visitor, ours, address, server } = stage();
    const tag = 'homecare-quote';
    const before = await readLeads(server.dataDir);
    await visitor.open(address('framed', { TAG: tag, HEIGHT: '900', SANDBOX: 'sandbox=allow-scripts' }));
    await visitor.sees('iframe');
    await visitor.enterFrame();
    await standing(visitor, tag);
    await walkToEnd(visitor, journeyOf(tag));
    await leadOn(visitor, tag);
    await reach(visitor, tag, 'Thank you');
    await visitor.leaveFrame();
    const leads = await readLeads(server.dataDir);
    expect(leads).toHaveLength(before.length + 1);
    expect(leads.at(-1)).toMatchObject({ funnel: 'homecare' });
    expect(ours.complaints()).toEqual([]);
  });

  test.each(['dialog', 'sticky'])('mode=%s: into the dialog and back by the keyboard, answers kept', async (mode) => {
    const { visitor, ours, address } = stage();
    const tag = 'solar-quote';
    const [launcher, dialog] = [`${tag} >> button = ${LABEL}`, `${tag} >> dialog`];
    const size = `${tag} >> [name=systemSize]`;
    await visitor.open(address('asked-for', { TAG: tag, ATTRIBUTES: `mode="${mode}" label="${LABEL}"` }));
    await visitor.sees(launcher);
    await visitor.click(launcher);
    await visitor.sees(dialog);
    await visitor.focused(dialog);
    await visitor.fill(size, '7');
    await visitor.press('Escape');
    await visitor.missesOut(dialog);
    await visitor.focused(launcher);
    await visitor.press('Enter');
    await visitor.sees(dialog);
    await visitor.holds(size, '7');
    await leadOn(visitor, tag);
    await reach(visitor, tag, 'Choose your equipment');
    expect(ours.complaints()).toEqual([]);
  });
});
