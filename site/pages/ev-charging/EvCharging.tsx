import { formatPrice } from '#contract/common/money.ts';
import { chargers, INSTALLATION_WARRANTY } from '#contract/ev/catalogue.ts';
import { carAssumptions, hoursToFill } from '#contract/ev/chargingCost.ts';
import { drawing } from '../../drawings/Drawing.tsx';
import { projectNamed } from '../../facts/caseStudies.ts';
import { factText } from '../../facts/facts.ts';
import { questionsNamed } from '../../facts/faqs.ts';
import { chargerSteps } from '../../facts/fittingSteps.ts';
import { chargerPrices, yearsOf } from '../../facts/prices.ts';
import { ChargingCosts, GrantShares } from '../../figures/DrivingCharts.tsx';
import { Prose } from '../../figures/Prose.tsx';
import { NumberedList, type NumberedContent } from '../../kit/components/Lists.tsx';
import { ProductCards } from '../../kit/components/PlanCards.tsx';
import { ProductPage, type ProductContent } from '../../kit/components/ProductPage.tsx';

const PICTURES = {
  socket: 'charger-socket',
  cable: 'charger-cable',
  'solar-socket': 'charger-solar-socket',
  'solar-cable': 'charger',
} as const satisfies Record<(typeof chargers)[number]['image'], string>;

const cards = chargers.map(({ name, description, price, features, image, guarantee }) => ({
  name,
  description,
  price: formatPrice(price),
  includes: [...features, `${guarantee} guarantee`],
  Picture: drawing(PICTURES[image]),
}));

/** In the order of the numbers on the drawing of the house and the drive. */
const parts: NumberedContent = [
  { title: 'Your meter', text: 'We check the supply to your house first. Most are strong enough as they are.' },
  { title: 'Fuse board', text: 'The charger gets a circuit of its own, with its own protection.' },
  {
    title: 'Cable',
    text: `${factText('charger-cable')} along the wall are standard. We measure longer runs in a survey.`,
  },
  { title: 'Charger', text: 'Fitted, tested, and set up in the app together with you.' },
  { title: 'Your car', text: "On private parking. The cable can't cross a public path." },
];

/** What drivers need to know before they ask for a price. */
const content: ProductContent = {
  here: 'EV charging',
  heading: 'An EV charger on your own wall',
  lead: 'Four chargers, one fitted price each. Tell us where you park and see what you pay, with the grant taken off.',
  Picture: drawing('ev-scene'),
  price: { label: 'A charger with its installation', text: `${chargerPrices.lowest} to ${chargerPrices.highest}` },
  gain: {
    heading: 'What charging at home saves',
    text: 'Your car is at home overnight anyway, when power is cheapest.',
    rows: [
      {
        figure: factText('home-saving-ev'),
        text: `cheaper than charging in public: overnight at ${factText('rate-night')} a kilowatt-hour against ${factText('rate-public')} at a public rapid charger, the average of ${factText('rate-public-month')}.`,
      },
      {
        figure: `${hoursToFill()} hours`,
        text: `from empty to full for a ${carAssumptions.batteryKwh} kWh battery, at ${carAssumptions.chargerKw} kW.`,
      },
      { figure: factText('charger-visit'), text: 'and your charger is fitted and tested, in one visit.' },
    ],
    Chart: ChargingCosts,
  },
  fitted: {
    heading: 'Four chargers, fitted',
    text: 'Each price includes everything on the drawing below, and VAT.',
    content: (
      <>
        <ProductCards items={cards} />
        <NumberedList items={parts} Picture={drawing('charger-fitted-numbered')} isWide />
      </>
    ),
  },
  cost: {
    heading: 'What you pay, and the grant',
    paragraphs: [
      `${chargerPrices.lowest} to ${chargerPrices.highest} are our four chargers with standard installation and VAT, before any grant. A longer cable or shared parking needs a survey first.`,
      `The government's chargepoint grant pays ${factText('blog-ev-grant-now')}.`,
      "It's for renters, flat owners, landlords and some homes with on-street parking. Owners of a house with a drive can't claim it. Your quote shows charger, grant and what's left to pay.",
    ],
    Chart: GrantShares,
  },
  steps: { heading: 'From quote to first charge', items: chargerSteps },
  warranty: {
    heading: "How long it's covered",
    text: "The guarantee on the charger is the maker's. The warranty on the installation is ours.",
    caption: 'Years under guarantee or warranty',
    parts: [
      ...chargers.map(({ name, guarantee }) => yearsOf(name, [guarantee])),
      yearsOf('Our installation', [INSTALLATION_WARRANTY]),
    ],
    note: `Our own warranty on the work is ${INSTALLATION_WARRANTY}, whichever charger you choose.`,
  },
  project: projectNamed('newcastle-retail-ev-charging'),
  questions: questionsNamed([
    'do-i-need-a-driveway-for-a-charger',
    'how-long-does-it-take-to-fit-a-charger',
    'can-a-charger-run-on-my-solar-power',
    'can-i-get-a-grant-for-a-charger',
  ]),
  related: {
    heading: 'Read more before you decide',
    links: [
      {
        href: '/blog/ev-charging-installation-newcastle',
        title: 'How a charger is fitted',
        text: 'Costs, grant and a visit, step by step.',
      },
      { href: '/ev-charging-newcastle', title: 'EV charging in Newcastle', text: 'Drives, back lanes and streets.' },
      { href: '/solar', title: 'Solar panels', text: 'Drive on power from your own roof.' },
    ],
  },
  form: {
    tag: 'ev-quote',
    heading: 'Get my EV charger quote',
    lead: 'Four short steps to a price with fitting and VAT. No account needed.',
    withoutScript: {
      subject: 'EV charger quote',
      weCan: 'price your charger',
      tellUs: 'Tell us your postcode, where you park, and roughly how far that is from your electricity meter.',
    },
  },
  help: {
    title: 'Not sure about your parking?',
    text: "Send us a photo of the drive and the meter and we'll take a look.",
  },
};

/** Chargers for homes, from what they save to the form that prices them. */
export const EvCharging = () => <ProductPage content={content} Answer={Prose} />;
