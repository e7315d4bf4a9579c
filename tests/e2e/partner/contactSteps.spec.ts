import { expect, test, type Locator, type Page } from '@playwright/test';
import * as commercialEnergy from '../../support/commercialEnergyJourney.ts';
import * as commercialSolar from '../../support/commercialSolarJourney.ts';
import * as ev from '../../support/evJourney.ts';
import { named } from '../../support/formFields.ts';
import { button, fillIn, somebody } from '../../support/funnelJourney.ts';
import * as homecare from '../../support/homecareJourney.ts';
import * as instant from '../../support/instantJourney.ts';
import * as solar from '../../support/solarJourney.ts';

// A telephone: two screens of it are the most that a step with contact details may take.
const PHONE = { width: 390, height: 844 };
const MOST = 2 * PHONE.height;
test.use({ viewport: PHONE });

/** A contact step, and how a visitor gets to it. */
interface ContactStep {
  readonly name: string;
  readonly open: (page: Page) => Promise<Locator>;
  /** Optional fields that are folded, by name. */
  readonly folded: readonly string[];
  /** The last button of the step. */
  readonly submit: string;
}

const STEPS: readonly ContactStep[] = [
  {
    name: 'solar, home',
    async open(page) {
      const tag = await solar.openSolar(page, 'a partner page');
      await solar.toFilledDetails(tag, somebody());
      return tag;
    },
    folded: ['notes'],
    submit: 'Get my quote',
  },
  {
    name: 'solar, business',
    async open(page) {
      const tag = await solar.openSolar(page, 'a partner page', 'customer-type="business"');
      await solar.toEquipment(tag);
      await solar.toDetails(tag);
      await fillIn(tag, somebody());
      return tag;
    },
    folded: ['notes'],
    submit: 'Get my quote',
  },
  {
    name: 'commercial solar',
    async open(page) {
      const tag = await commercialSolar.openCommercialSolar(page, 'a partner page');
      await commercialSolar.toFilledDetails(tag, somebody());
      return tag;
    },
    folded: ['notes'],
    submit: 'Generate quote',
  },
  {
    name: 'EV charger',
    async open(page) {
      const tag = await ev.openEv(page, 'a partner page');
      await ev.toFilledDetails(tag, somebody());
      return tag;
    },
    folded: ['notes'],
    submit: 'Generate Quote',
  },
  {
    name: 'HomeCare',
    async open(page) {
      const tag = await homecare.openHomecare(page, 'a partner page');
      await homecare.toDetails(tag);
      await fillIn(tag, homecare.householder());
      return tag;
    },
    folded: ['address', 'propertyType', 'bedrooms', 'currentProvider', 'notes'],
    submit: 'Request this plan',
  },
  {
    name: 'instant, person',
    async open(page) {
      const given = instant.answers();
      const tag = await instant.openInstant(page, 'a partner page');
      await instant.chooseService(tag, 'Gas and electricity');
      await instant.toDetails(tag, given);
      await fillIn(tag, given.person);
      return tag;
    },
    folded: [],
    submit: 'Continue',
  },
  {
    name: 'instant, property',
    async open(page) {
      const tag = await instant.openInstant(page, 'a partner page');
      await instant.toFilledProperty(tag, 'Gas and electricity', instant.answers());
      return tag;
    },
    folded: ['address2', 'bedrooms', 'currentSupplier'],
    submit: 'Get my quote',
  },
  {
    name: 'commercial energy',
    async open(page) {
      const tag = await commercialEnergy.openEnergy(page, 'a partner page');
      await commercialEnergy.toEnergy(tag);
      await commercialEnergy.toContact(tag);
      await fillIn(tag, commercialEnergy.contactOf());
      return tag;
    },
    folded: ['contactPosition', 'notes'],
    submit: 'Submit',
  },
];

/** From the top of the tag to the end of a control, in one look: the page may scroll between two. */
const heightTo = (control: Locator): Promise<number> =>
  control.evaluate((node) => {
    const root = node.getRootNode();
    const top = root instanceof ShadowRoot ? root.host.getBoundingClientRect().top : Number.NaN;
    return Math.round(node.getBoundingClientRect().bottom - top);
  });

for (const { name, open, folded, submit } of STEPS) {
  test(`the contact step of ${name} ends within two screens of a telephone`, async ({ page }) => {
    const tag = await open(page);
    const height = await heightTo(button(tag, submit));
    console.info(`${name}: ${height} px, ${(height / PHONE.height).toFixed(2)} screens of ${PHONE.height}`);
    expect(height).toBeLessThanOrEqual(MOST);
    // Read before it is sent: never folded away.
    if (submit !== 'Continue') await expect(tag.getByRole('heading', { name: 'Check your answers' })).toBeVisible();

    const summary = tag.getByText('Add details (optional)');
    for (const field of folded) await expect(named(tag, field).first(), field).toBeHidden();
    if (folded.length === 0) return;
    await summary.click();
    for (const field of folded) await expect(named(tag, field).first(), field).toBeVisible();
  });
}
