import { within } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useFakeHistory, type FakeHistory } from '../../tests/support/element/fakeHistory.ts';
import { testFunnel, type OpenFunnel } from '../../tests/support/element/openFunnel.ts';
import {
  answer,
  focusedName,
  headingOf,
  soon,
  valueBeside,
  valueIn,
  walkTo,
} from '../../tests/support/element/walkTag.ts';
import { FUNNELS } from '../../tests/support/funnels/journeys.ts';
import { wordsOf } from '../../tests/support/wordsOf.ts';
import { commercialEnergyQuote } from './commercial-energy/funnel.tsx';
import { commercialSolarQuote } from './commercial-solar/funnel.tsx';
import { evQuote } from './ev/funnel.tsx';
import { homecareQuote } from './homecare/funnel.tsx';

// Back and forth loses nothing, and who came from the check goes back to it. <solar-quote>: solarSteps.test.tsx.

const isAt = (mounted: OpenFunnel, title: string): Promise<void> => soon(() => expect(headingOf(mounted)).toBe(title));
const says = (mounted: OpenFunnel, label: string, value: string): Promise<void> =>
  soon(() => expect(valueBeside(mounted, label), label).toBe(value));
const focused = ({ tag }: OpenFunnel): Element | null | undefined => tag.shadowRoot?.activeElement;

let tab: FakeHistory;
beforeEach(() => {
  tab = useFakeHistory();
});

describe('<ev-quote>', () => {
  const { open } = testFunnel(evQuote, 'Choose your EV charger', 'EVQ-654321');
  const CAR = 'Your car and where you park';

  const card = ({ screen }: OpenFunnel, name: string) => within(screen.getByRole('article', { name }));

  async function select(mounted: OpenFunnel, name: string, to: string): Promise<void> {
    await userEvent.click(card(mounted, name).getByRole('button', { name: 'Select this charger' }));
    await isAt(mounted, to);
  }

  it('keeps car and parking, and changes a charger and a place from the check', async () => {
    const mounted = await open();
    await select(mounted, 'Solar long-cable charger', CAR);
    expect(wordsOf(mounted.root)).toContain('no public land between your home and the charger');
    expect(mounted.control<HTMLSelectElement>('carModel').disabled).toBe(true);
    expect(mounted.root.querySelector('[name=deliveryDate]')).toBeNull();
    answer(mounted, 'carBrand', 'Polestar');
    await soon(() => expect(mounted.control<HTMLSelectElement>('carModel').disabled).toBe(false));
    answer(mounted, 'carModel', 'other');
    await soon(() => answer(mounted, 'carModelTyped', 'Polestar 1'));
    answer(mounted, 'parkingType', 'on-street');
    answer(mounted, 'meterDistance', '20-30');
    await mounted.screen.findByText('Needs a survey');
    expect(wordsOf(mounted.root)).toContain('cross-pavement solution that your council has approved');
    await mounted.goOn('Back', 'Choose your EV charger');
    expect(card(mounted, 'Solar long-cable charger').getByText('Your choice')).toBeTruthy();
    await select(mounted, 'Everyday cable charger', CAR);
    expect(valueIn(mounted, 'carModelTyped')).toBe('Polestar 1');
    await mounted.goOn('Continue', 'Your details');
    answer(mounted, 'firstName', 'Jane');
    for (const [label, value] of [
      ['Charger', 'Everyday cable charger, £899'],
      ['Car', 'Polestar 1'],
      ['Parking', 'On the street'],
      ['Meter distance', '20 to 30 metres'],
      ['Property', 'Own home'],
    ] as const) {
      await says(mounted, label, value);
    }
    await mounted.press('Change Charger');
    await isAt(mounted, 'Choose your EV charger');
    const chosen = card(mounted, 'Everyday cable charger').getAllByRole('button').at(-1);
    await soon(() => expect(focused(mounted)).toBe(chosen));
    await select(mounted, 'Compact socket charger', 'Your details');
    await soon(() => expect(focused(mounted)?.textContent).toContain('Change'));
    expect(focused(mounted)).toBe(mounted.screen.getByRole('button', { name: 'Change Charger' }));
    await says(mounted, 'Charger', 'Compact socket charger, £799');
    await mounted.press('Change Parking');
    await soon(() => expect(focusedName(mounted)).toBe('parkingType'));
    answer(mounted, 'parkingType', 'driveway');
    await mounted.goOn('Continue', 'Your details');
    await says(mounted, 'Parking', 'Driveway');
    expect(valueIn(mounted, 'firstName')).toBe('Jane');
  });
});

describe('<commercial-solar-quote>', () => {
  const TITLE = 'Design your commercial solar system';
  const EQUIPMENT = 'Choose your equipment';
  const { open } = testFunnel(commercialSolarQuote, TITLE, 'CS-COM-654321');
  const openTab = (mounted: OpenFunnel, name: string): Promise<void> =>
    userEvent.click(mounted.screen.getByRole('tab', { name }));

  it('has the postcode that came with the tag in its last step', async () => {
    const mounted = await open({ postcode: 'ne1 4lp' });
    await mounted.goOn('Continue', EQUIPMENT);
    await mounted.goOn('Continue', 'Your details');
    expect(valueIn(mounted, 'postcode')).toBe('NE1 4LP');
  });

  it('keeps size, equipment and details; the mounting of another roof is offered, never taken', async () => {
    const mounted = await open();
    answer(mounted, 'systemSize', '100');
    mounted.screen.getByRole('radio', { name: 'Pitched' }).click();
    await mounted.goOn('Continue', EQUIPMENT);
    await says(mounted, 'Solar panels', '250 × 440 W panel');
    await openTab(mounted, 'Mounting');
    expect(valueBeside(mounted, 'Mounting')).toBe('Flat roof mounting');
    await mounted.press('Choose Pitched roof mounting');
    await says(mounted, 'Mounting', 'Pitched roof mounting');
    await openTab(mounted, 'Inverters');
    mounted.screen.getByRole('radio', { name: /^Three-phase hybrid inverter/ }).click();
    await mounted.goOn('Continue', 'Your details');
    await says(mounted, 'Inverter', '20 × Three-phase hybrid inverter');
    mounted.enter({ businessName: 'Acme Ltd', firstName: 'Jane' });
    await mounted.press('Change System');
    await soon(() => expect(focusedName(mounted)).toBe('systemSize'));
    expect(valueIn(mounted, 'systemSize')).toBe('100');
    await userEvent.fill(mounted.control('systemSize'), '50');
    // Who came from the check goes back to it.
    await mounted.goOn('Continue', 'Your details');
    await says(mounted, 'Inverter', '10 × Three-phase hybrid inverter');
    await mounted.goOn('Back', EQUIPMENT);
    await mounted.goOn('Continue', 'Your details');
    expect([valueIn(mounted, 'businessName'), valueIn(mounted, 'firstName')]).toEqual(['Acme Ltd', 'Jane']);
  });
});

describe('<homecare-quote>', () => {
  const TITLE = 'Choose your HomeCare plan';
  const { open } = testFunnel(homecareQuote, TITLE, 'HC-654321');
  const plan = ({ screen }: OpenFunnel): HTMLInputElement =>
    screen.getByRole<HTMLInputElement>('radio', { name: 'Complete £22 a month' });

  it('keeps what was typed, the key facts follow the plan, and the browser goes back to it', async () => {
    const mounted = await open();
    await mounted.goOn('Continue', 'Your details');
    expect(valueBeside(mounted, 'Price')).toBe('£14 a month');
    answer(mounted, 'firstName', 'Zoë');
    answer(mounted, 'propertyType', 'Semi-detached');
    await mounted.press('Change Plan');
    await isAt(mounted, TITLE);
    plan(mounted).click();
    await mounted.goOn('Continue', 'Your details');
    expect([valueIn(mounted, 'firstName'), valueIn(mounted, 'propertyType')]).toEqual(['Zoë', 'Semi-detached']);
    await userEvent.click(mounted.screen.getByText(/^Key facts/));
    expect(wordsOf(mounted.root)).toContain('£22 a month, VAT included. £264 for 12 months.');
    tab.back();
    await isAt(mounted, TITLE);
    expect(plan(mounted).checked).toBe(true);
  });
});

describe('<commercial-energy-quote>', () => {
  const journey = FUNNELS.find(({ tag }) => tag === 'commercial-energy-quote');
  if (!journey) throw new Error('expected the journey of <commercial-energy-quote>');
  const { answers, steps } = journey;
  const TITLE = String(steps[0].heading);
  const { open } = testFunnel(commercialEnergyQuote, TITLE, '#654321');

  it('keeps every answer, and comes back to where a change began', async () => {
    const mounted = await open({ postcode: 'sr13ax' });
    expect(valueIn(mounted, 'postcode')).toBe('SR1 3AX');
    await walkTo(mounted, journey, { number: 3, answers });
    await mounted.goOn('Previous', 'Your energy');
    answer(mounted, 'usageAmount', 'low');
    await mounted.goOn('Previous', TITLE);
    expect(valueIn(mounted, 'businessName')).toBe(answers['businessName']);
    await mounted.goOn('Next', 'Your energy');
    expect(valueIn(mounted, 'usageAmount')).toBe('low');
    await mounted.goOn('Next', 'Who should we contact?');
    expect(valueIn(mounted, 'contactEmail')).toBe(answers['contactEmail']);
    expect(valueIn(mounted, 'consentToContact')).toBe(true);
    await mounted.press('Change Business');
    await isAt(mounted, TITLE);
    await userEvent.fill(mounted.control('businessName'), 'Harbour Bakery Ltd');
    await mounted.goOn('Next', 'Who should we contact?');
    await soon(() => expect(focused(mounted)).toBe(mounted.screen.getByRole('button', { name: 'Change Business' })));
    expect(wordsOf(mounted.root)).toContain('Harbour Bakery Ltd, Retail');
  });
});
