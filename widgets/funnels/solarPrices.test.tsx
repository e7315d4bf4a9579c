import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import cases from '#contract/solar/cases/pricing.json' with { type: 'json' };
import { readSolar } from '#contract/solar/submission.ts';
import { PERSON, testFunnel, type OpenFunnel } from '../../tests/support/element/openFunnel.ts';
import { soon, valueBeside } from '../../tests/support/element/walkTag.ts';
import { figuresOf, vatMark } from '../../tests/support/funnels/solarFigures.ts';
import { solarQuote } from './solar/funnel.tsx';

// Worked with exact arithmetic, apart from our code: funnels specification, section 9.3. Equipment is known by its
// price. That the server stores such a price: tests/e2e/funnels/solar/cases.spec.ts.

const { open, sent } = testFunnel(solarQuote, /Design your/, 'SQ-654321');
const VISITOR = { ...PERSON, address: '1 Test Street', postcode: 'NE1 4ST' };

async function choose({ screen }: OpenFunnel, tab: string, price: number): Promise<void> {
  await userEvent.click(screen.getByRole('tab', { name: tab }));
  const words = price.toLocaleString('en-GB', { minimumFractionDigits: 2 });
  screen.getByRole('radio', { name: new RegExp(`£${words.replace('.', String.raw`\.`)}`) }).click();
}

it.each(cases)('$id: $note', async ({ input, expected }) => {
  const isBusiness = input.customerType === 'business';
  const mounted = await open({ 'customer-type': input.customerType });
  if (isBusiness) await userEvent.fill(mounted.control('businessName'), 'Acme Ltd');
  await userEvent.fill(mounted.control('systemSize'), String(input.systemSize));
  await mounted.goOn('Continue to equipment selection', 'Choose your equipment');
  await choose(mounted, 'Solar Panels', input.panel.price);
  await choose(mounted, 'Inverters', input.inverter.price);
  await choose(mounted, 'Mounting', input.mounting.price);
  if (input.battery) {
    await userEvent.click(mounted.screen.getByRole('tab', { name: 'Battery' }));
    mounted.screen.getByRole('switch', { name: 'Include a battery' }).click();
    await soon(() => mounted.screen.getAllByRole('radio', { name: /kWh/ }));
    await choose(mounted, 'Battery', input.battery.price);
  }
  await soon(() =>
    expect(valueBeside(mounted, `Estimated total${vatMark(input)}`)).toContain(expected.display.totalCost),
  );
  await mounted.goOn('Continue', 'Your details');
  mounted.enter(VISITOR);
  await mounted.submit('Get my quote', /Your (home|business) solar quote/);
  for (const [label, value] of figuresOf({ input, expected })) {
    expect(valueBeside(mounted, label), label).toBe(value);
  }
  expect(valueBeside(mounted, 'Solar panels')).toMatch(new RegExp(`^${expected.panelCount} × `));
  expect(readSolar(sent().quoteData)).toMatchObject({
    ok: true,
    submission: { price: { status: 'ok', totalPence: Math.round(expected.totalCost * 100) } },
  });
});
