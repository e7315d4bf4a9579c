import { within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useFakeHistory } from '../../tests/support/element/fakeHistory.ts';
import { PERSON, testFunnel, type OpenFunnel } from '../../tests/support/element/openFunnel.ts';
import { focusedName, headingOf, soon, valueIn, valueBeside } from '../../tests/support/element/walkTag.ts';
import { wordsOf } from '../../tests/support/wordsOf.ts';
import { solarQuote } from './solar/funnel.tsx';

// The two steps before the contact step: what stands there at first, and what follows what.

const { open, sent } = testFunnel(solarQuote, /Design your/, 'SQ-654321');
const VISITOR = { ...PERSON, address: '1 Test Street', postcode: 'NE1 4ST' };
const HOME = 'Design your home solar system';
const EQUIPMENT = 'Choose your equipment';
const MORE = 'One kilowatt more';
const LESS = 'One kilowatt less';

const toEquipment = ({ goOn }: OpenFunnel): Promise<void> => goOn('Continue to equipment selection', EQUIPMENT);
const toDetails = ({ goOn }: OpenFunnel): Promise<void> => goOn('Continue', 'Your details');

const radio = ({ screen }: OpenFunnel, name: RegExp): HTMLInputElement => screen.getByRole('radio', { name });
const hasWords = (mounted: OpenFunnel, words: string): Promise<void> =>
  soon(() => expect(wordsOf(mounted.root)).toContain(words));
const isSize = (mounted: OpenFunnel, size: string): Promise<void> =>
  soon(() => expect(valueIn(mounted, 'systemSize')).toBe(size));
const isOff = ({ screen }: OpenFunnel, name: string): boolean =>
  screen.getByRole<HTMLButtonElement>('button', { name }).matches(':disabled, [aria-disabled=true]');
const optionsOf = ({ control }: OpenFunnel, name: string): string[] =>
  [...control<HTMLSelectElement>(name).options].map(({ text }) => text);

const hasValue = (mounted: OpenFunnel, label: string, value: string): Promise<void> =>
  soon(() => expect(valueBeside(mounted, label)).toBe(value));

async function choose(mounted: OpenFunnel, tab: string, name: RegExp): Promise<void> {
  await userEvent.click(mounted.screen.getByRole('tab', { name: tab }));
  radio(mounted, name).click();
}

describe('the system', () => {
  it('starts as the specification says', async () => {
    const mounted = await open();
    for (const words of ['Step 1 of 4', 'About 10 panels', 'Homes usually choose 3 to 6 kW, businesses 10 to 30 kW.']) {
      expect(wordsOf(mounted.root)).toContain(words);
    }
    const started = ['customerType', 'systemSize', 'propertyType', 'roofType', 'electricityBill'];
    expect(started.map((name) => valueIn(mounted, name))).toEqual(['home', '4', 'Detached', 'Pitched', '80']);
    expect(mounted.root.querySelector('[name=businessName]')).toBeNull();
    expect(optionsOf(mounted, 'propertyType')).toEqual([
      'Detached',
      'Semi-detached',
      'Terraced',
      'Flat',
      'Bungalow',
      'Other',
    ]);
  });

  it('ends at 1 and 12 kW for a home, and counts the panels', async () => {
    const mounted = await open();
    for (const [kilowatts, panels] of [
      [5, 13],
      [6, 15],
      [7, 18],
      [8, 20],
      [9, 23],
      [10, 25],
      [11, 28],
      [12, 30],
    ] as const) {
      await mounted.press(MORE);
      await isSize(mounted, String(kilowatts));
      await hasWords(mounted, `About ${panels} panels`);
    }
    expect(isOff(mounted, MORE)).toBe(true);
    await soon(() => expect(focusedName(mounted)).toBe('systemSize'));
    await userEvent.fill(mounted.control('systemSize'), '2');
    await mounted.press(LESS);
    await isSize(mounted, '1');
    expect([isOff(mounted, LESS), isOff(mounted, MORE)]).toEqual([true, false]);
  });

  it('is another one for a business, says so, and is a home’s again', async () => {
    const mounted = await open();
    await userEvent.fill(mounted.control('systemSize'), '7');
    mounted.control('customerType', 'business').click();
    await soon(() => expect(headingOf(mounted)).toBe('Design your business solar system'));
    await isSize(mounted, '10');
    await hasWords(mounted, 'About 25 panels');
    await hasWords(mounted, 'System size is now 10 kW, our starting point for a business.');
    expect(valueIn(mounted, 'propertyType')).toBe('Commercial Building');
    expect(optionsOf(mounted, 'businessType')).toEqual([
      'Choose a business type',
      'Retail',
      'Office',
      'Manufacturing',
      'Hospitality',
      'Healthcare',
      'Education',
      'Agriculture',
      'Other',
    ]);
    await userEvent.fill(mounted.control('systemSize'), '29');
    await mounted.press(MORE);
    await isSize(mounted, '30');
    expect(isOff(mounted, MORE)).toBe(true);
    mounted.control('customerType', 'home').click();
    await isSize(mounted, '4');
    await hasWords(mounted, 'System size is now 4 kW, our starting point for a home.');
    expect(valueIn(mounted, 'propertyType')).toBe('Detached');
    expect(mounted.root.querySelector('[name=businessName]')).toBeNull();
  });

  it('has a bill from £30 to £500 and beyond: slider and number box are one field', async () => {
    const mounted = await open();
    const slider = mounted.screen.getByRole<HTMLInputElement>('slider', { name: 'Monthly electricity bill' });
    const isBill = (amount: string) => soon(() => expect(valueIn(mounted, 'electricityBill')).toBe(amount));
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await isBill('90');
    await userEvent.keyboard('{End}');
    await isBill('500');
    expect(slider.getAttribute('aria-valuetext')).toBe('£500+');
    await userEvent.fill(mounted.control('electricityBill'), '120');
    await soon(() => expect(slider.value).toBe('120'));
    slider.focus();
    await userEvent.keyboard('{Home}');
    await isBill('30');
  });

  it('takes a bill below the scale in pounds and pence, shows it and sends it', async () => {
    const mounted = await open();
    await userEvent.fill(mounted.control('electricityBill'), '12.5');
    const slider = mounted.screen.getByRole<HTMLInputElement>('slider', { name: 'Monthly electricity bill' });
    await soon(() => expect(slider.value).toBe('30'));
    await toEquipment(mounted);
    await toDetails(mounted);
    await hasWords(mounted, '£12.50 a month');
    mounted.enter(VISITOR);
    await mounted.submit('Get my quote', 'Your home solar quote');
    expect(sent().quoteData).toMatchObject({ customerInfo: { electricityBill: 12.5 } });
  });
});

describe('the equipment', () => {
  it('stands on four tabs, the first of each chosen, with a summary that follows', async () => {
    const mounted = await open();
    const { screen } = mounted;
    await toEquipment(mounted);
    expect(wordsOf(mounted.root)).toContain('Step 2 of 4');
    expect(screen.getAllByRole('tab').map(wordsOf)).toEqual(['Solar Panels', 'Inverters', 'Mounting', 'Battery']);
    for (const [tab, name] of [
      ['Solar Panels', '455 W panel £129.50 a panel'],
      ['Inverters', 'Compact inverter £599.99'],
      ['Mounting', 'Pitched roof mounting £45.99 a panel'],
    ] as const) {
      await userEvent.click(screen.getByRole('tab', { name: tab }));
      const panel = within(screen.getByRole('tabpanel', { name: tab }));
      expect(panel.getAllByRole('radio')).toHaveLength(3);
      // As a line that no unit is parted from its figure in.
      const label = new RegExp(`^${name.replaceAll(' ', String.raw`\s`)}`);
      expect(panel.getByRole<HTMLInputElement>('radio', { name: label }).checked, tab).toBe(true);
    }
    expect(wordsOf(mounted.root)).toContain('Selected Equipment');
    await hasValue(mounted, 'Solar panels', '10 × 455 W panel');
    await hasValue(mounted, 'Battery', 'No battery');
    await hasValue(mounted, 'Estimated total', '£3,297');
    await choose(mounted, 'Solar Panels', /£119\.99/);
    await choose(mounted, 'Inverters', /£1,199\.99/);
    await hasValue(mounted, 'Solar panels', '10 × 410 W panel');
    await hasValue(mounted, 'Inverter', 'Hybrid inverter');
  });

  it('has the first battery as soon as one is wanted, and keeps another choice', async () => {
    const mounted = await open();
    await toEquipment(mounted);
    await userEvent.click(mounted.screen.getByRole('tab', { name: 'Battery' }));
    const battery = mounted.screen.getByRole<HTMLInputElement>('switch', { name: 'Include a battery' });
    expect(battery.checked).toBe(false);
    battery.click();
    await hasValue(mounted, 'Battery', '2.4 kWh battery');
    expect(radio(mounted, /£999\.99/).checked).toBe(true);
    radio(mounted, /£6,999\.99/).click();
    await hasValue(mounted, 'Battery', '13.5 kWh battery');
    battery.click();
    await hasValue(mounted, 'Battery', 'No battery');
    battery.click();
    await hasValue(mounted, 'Battery', '13.5 kWh battery');
  });

  it('costs more with the mounting that fits a flat roof, once that is chosen', async () => {
    const mounted = await open();
    mounted.control('roofType', 'Flat').click();
    await toEquipment(mounted);
    await hasWords(mounted, 'You told us that your roof is flat. Flat roof mounting fits it.');
    await hasValue(mounted, 'Estimated total', '£3,297');
    await mounted.press('Choose Flat roof mounting');
    await hasValue(mounted, 'Estimated total', '£3,493');
    expect(mounted.screen.queryByRole('button', { name: 'Choose Flat roof mounting' })).toBeNull();
  });

  it('says of more than 12 kW that the survey confirms the inverters', async () => {
    const mounted = await open({ 'customer-type': 'business' });
    await userEvent.fill(mounted.control('systemSize'), '13');
    await toEquipment(mounted);
    await userEvent.click(mounted.screen.getByRole('tab', { name: 'Inverters' }));
    const words = 'It needs more than one inverter; the price counts one. The survey confirms how many.';
    const hint = [...mounted.root.querySelectorAll('*')].findLast((node) => wordsOf(node).includes(words));
    expect(hint?.checkVisibility()).toBe(true);
  });
});

describe('an answer of an earlier step', () => {
  const back = async (mounted: OpenFunnel, to: string): Promise<void> => {
    await mounted.press('Back');
    await soon(() => expect(headingOf(mounted)).toBe(to));
    await soon(() => expect(mounted.tag.shadowRoot?.activeElement?.textContent).toBe(to));
  };

  it('is kept by Back, and so is everything after it', async () => {
    useFakeHistory();
    const mounted = await open();
    await userEvent.fill(mounted.control('systemSize'), '6');
    await userEvent.selectOptions(mounted.control<HTMLSelectElement>('propertyType'), 'Bungalow');
    await toEquipment(mounted);
    await choose(mounted, 'Solar Panels', /£119\.99/);
    await toDetails(mounted);
    const typed = { ...VISITOR, notes: 'After six' };
    mounted.enter(typed);
    await back(mounted, EQUIPMENT);
    expect(radio(mounted, /£119\.99/).checked).toBe(true);
    await back(mounted, HOME);
    expect([valueIn(mounted, 'systemSize'), valueIn(mounted, 'propertyType')]).toEqual(['6', 'Bungalow']);
    expect(mounted.screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await toEquipment(mounted);
    await toDetails(mounted);
    for (const [name, value] of Object.entries(typed)) expect(valueIn(mounted, name), name).toBe(value);
  });

  it('can be changed from the check, which is come back to', async () => {
    useFakeHistory();
    const mounted = await open();
    await toEquipment(mounted);
    await toDetails(mounted);
    mounted.enter(VISITOR);
    await mounted.press('Change System');
    await soon(() => expect(focusedName(mounted)).toBe('systemSize'));
    await userEvent.fill(mounted.control('systemSize'), '6');
    await mounted.goOn('Continue to equipment selection', 'Your details');
    const change = mounted.screen.getByRole('button', { name: 'Change System' });
    await expect.poll(() => change.matches(':focus')).toBe(true);
    expect(wordsOf(mounted.root)).toContain('6 kW, home');
    expect(wordsOf(mounted.root)).toContain('15 × 455 W panel');
    await mounted.press('Change Inverter');
    await soon(() => expect(headingOf(mounted)).toBe(EQUIPMENT));
    await choose(mounted, 'Inverters', /£749\.99/);
    await toDetails(mounted);
    await hasWords(mounted, 'Standard inverter');
    for (const [name, value] of Object.entries(VISITOR)) expect(valueIn(mounted, name), name).toBe(value);
  });
});
