import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PERSON, testFunnel, type OpenFunnel } from '../../../tests/support/element/openFunnel.ts';
import { rawNumbers } from '../../../tests/support/sweep/probe.ts';
import { wordsOf } from '../../../tests/support/wordsOf.ts';
import { solarQuote } from './funnel.tsx';

const { open } = testFunnel(solarQuote, /Design your/, 'SQ-654321');
const VISITOR = { ...PERSON, address: '1 Test Street', postcode: 'ne1 4lp' };
const BUSINESS = { ...VISITOR, businessName: 'Sample Works Ltd' };

const toEquipment = ({ goOn }: OpenFunnel): Promise<void> =>
  goOn('Continue to equipment selection', 'Choose your equipment');

const toDetails = ({ goOn }: OpenFunnel): Promise<void> => goOn('Continue', 'Your details');

function toResult({ enter, submit }: OpenFunnel, person: Readonly<Record<string, string>> = VISITOR): Promise<void> {
  enter(person);
  return submit('Get my quote', /Your (home|business) solar quote/);
}

describe('a total for a business', () => {
  it('says that VAT is not in it, and what that would add, wherever it stands', async () => {
    const mounted = await open({ 'customer-type': 'business' });
    await toEquipment(mounted);
    // 25 × (129.50 + 45.99) + 599.99 = 4,987.24; × 1.4 = 6,982.14; VAT 1,396.43.
    expect(wordsOf(mounted.root)).toContain('Estimated total without VAT£6,982VAT of 20% would add £1,396.');
    await toDetails(mounted);
    await toResult(mounted, BUSINESS);
    const words = wordsOf(mounted.root);
    expect(words).toContain('Total cost without VAT£6,982');
    expect(words).not.toMatch(/Total cost(?! without VAT)/);
    expect(words).toContain('Fitted price. VAT of 20% would add £1,396.');
    expect(words).toContain('VAT of 20% would add £1,396: £8,379 in all.');
    // At the head, in the notice and below the breakdown.
    expect(words.match(/VAT of 20% would add £1,396/g)).toHaveLength(3);
    // Below the prices of batteries, which come when their block is opened in sight.
    const batteries = await mounted.screen.findByText('Is a battery worth it?');
    batteries.scrollIntoView();
    batteries.click();
    await expect.poll(() => wordsOf(mounted.root)).toContain('Prices are without VAT.');
  });

  it('says for a home what it said: nothing comes on top', async () => {
    const mounted = await open();
    await toEquipment(mounted);
    expect(wordsOf(mounted.root)).toContain('Estimated total£3,297');
    await toDetails(mounted);
    await toResult(mounted);
    expect(wordsOf(mounted.root)).toContain('Fitted price, 0% VAT.');
    expect(wordsOf(mounted.root)).toContain('VAT: 0% for homes until 31 March 2027');
    expect(wordsOf(mounted.root)).not.toContain('without VAT');
  });

  it('says what comes on top for a home once the relief has ended, and claims nothing back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-04-01T12:00:00Z') });
    try {
      const mounted = await open();
      await toEquipment(mounted);
      expect(wordsOf(mounted.root)).toContain('Estimated total without VAT£3,297VAT of 5% would add £165.');
      await toDetails(mounted);
      await toResult(mounted);
      const words = wordsOf(mounted.root);
      expect(words).toContain('Fitted price. VAT of 5% would add £165.');
      expect(words).toContain('VAT: 5% for homes since 1 April 2027, on top of the total.');
      expect(words).not.toContain('0% VAT');
      expect(words).not.toContain('claim');
    } finally {
      vi.useRealTimers();
    }
  });
});

const MOUNTING = 'You told us that your roof is flat. Flat roof mounting fits it.';
const INVERTER = '13.65 kWp of panels is a lot for 3.6 kW of inverter.';

describe('equipment that does not fit', () => {
  async function flatRoof(): Promise<OpenFunnel> {
    const mounted = await open();
    await userEvent.click(await mounted.screen.findByText('Level, or nearly'));
    mounted.enter({ systemSize: '12' }, ['input']);
    await toEquipment(mounted);
    return mounted;
  }

  it('is told above the tabs while the panels are shown, at the answers and on the result', async () => {
    const mounted = await flatRoof();
    const { screen } = mounted;
    expect(screen.getByRole('tab', { name: 'Solar Panels' }).getAttribute('aria-selected')).toBe('true');
    for (const text of [MOUNTING, INVERTER]) {
      const hint = screen.getByText(text, { exact: false });
      expect(hint.checkVisibility()).toBe(true);
      const order = hint.compareDocumentPosition(screen.getByRole('tablist'));
      expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
    await toDetails(mounted);
    const row = (label: string) => wordsOf(screen.getByText(label, { selector: 'dt' }).parentElement);
    expect(row('Mounting')).toContain(MOUNTING);
    expect(row('Inverter')).toContain(INVERTER);
    await toResult(mounted);
    expect(wordsOf(mounted.root)).toContain(MOUNTING);
    expect(wordsOf(mounted.root)).toContain(INVERTER);
  });

  it('changes at one press of the offer and never by itself; the focus goes to what was chosen', async () => {
    const mounted = await flatRoof();
    const { screen, root } = mounted;
    expect(root.querySelector<HTMLInputElement>('[value="mounting-pitched"]')?.checked).toBe(true);
    await mounted.press('Choose Flat roof mounting');
    const flat = root.querySelector<HTMLInputElement>('[value="mounting-flat"]');
    expect(flat?.checked).toBe(true);
    await expect.poll(() => flat?.matches(':focus')).toBe(true);
    expect(screen.getByRole('tab', { name: 'Mounting' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.queryByText(MOUNTING, { exact: false })).toBeNull();
    // No single inverter of the list carries 13.65 kWp: nothing to offer, and still told.
    expect(screen.getByText(INVERTER, { exact: false })).toBeDefined();
  });

  it('says nothing about what fits', async () => {
    const mounted = await open();
    await toEquipment(mounted);
    expect(wordsOf(mounted.root)).not.toMatch(/fits it|is a lot for/);
  });
});

describe('the words around the answers', () => {
  it('tell at once what becomes of a wish that this form cannot price', async () => {
    const { screen } = await open({ service: 'Heat pump' });
    expect(screen.getByText(/You asked about a heat pump\. This form prices solar and batteries/)).toBeDefined();
  });

  it('estimate no panels for a size that nobody can have', async () => {
    const mounted = await open();
    mounted.enter({ systemSize: '999' }, ['input']);
    await expect.poll(() => wordsOf(mounted.root)).not.toMatch(/About [\d,]+ panels/);
    mounted.enter({ systemSize: '5' }, ['input']);
    await mounted.screen.findByText('About 13 panels');
  });

  it('hold no number as a computer writes it, for a business too', async () => {
    const mounted = await open({ 'customer-type': 'business' });
    mounted.enter({ systemSize: '30' }, ['input']);
    await toEquipment(mounted);
    await toDetails(mounted);
    expect(wordsOf(mounted.root)).not.toContain('next page');
    await toResult(mounted, BUSINESS);
    expect(wordsOf(mounted.root)).toContain('6,291 kg');
    const walker = document.createTreeWalker(mounted.root, NodeFilter.SHOW_TEXT);
    const texts: { readonly node: Text }[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push({ node: walker.currentNode });
    expect(rawNumbers(texts)).toEqual([]);
  });
});
