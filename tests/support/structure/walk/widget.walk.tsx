import { expect, it, vi } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { solarQuote } from '../../../../widgets/funnels/solar/funnel.tsx';
import { PERSON, testFunnel } from '../../element/openFunnel.ts';
import { ANSWER, collectFiles } from './carries.ts';

const { calls, open } = testFunnel(solarQuote, /Design your/, 'SQ-654321');
const VISITOR = { ...PERSON, address: '1 Test Street', postcode: 'NE1 4ST' };

it('carries the bill from its box to the post', async () => {
  calls.mockReturnValue(new Promise(() => undefined));
  const { passed, called } = collectFiles();
  const { root, press, goOn } = await open();
  const fill = async (name: string, value: string): Promise<void> => {
    const field = root.querySelector(`[name="${name}"]:not([type=range])`);
    if (!field) throw new Error(`No field ${name}`);
    await userEvent.fill(field, value);
  };
  // At a person's pace: somebody moves over the page, and the library of the form has come before anything is typed.
  await userEvent.hover(root.querySelector('h2') ?? document.body);
  await vi.waitFor(() => expect(called).toContain('widgets/wizard/handover/libraryForm.ts'), { timeout: 30_000 });
  await fill('electricityBill', String(ANSWER));
  await goOn('Continue to equipment selection', 'Choose your equipment');
  await goOn('Continue', 'Your details');
  for (const [name, value] of Object.entries(VISITOR)) await fill(name, value);
  await press('Get my quote');
  await vi.waitFor(() => expect(JSON.stringify(calls.mock.calls)).toContain(String(ANSWER)), { timeout: 10_000 });
  await commands.writeFile('test-results/walk-widget.json', JSON.stringify([...passed]));
});
