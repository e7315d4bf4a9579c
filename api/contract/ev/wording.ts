import { dayWords } from '../common/calendar.ts';
import { formatWholePounds, type SubPence } from '../common/money.ts';
import { INSTALLATION_WARRANTY } from './catalogue.ts';
import type { Grant } from './grant.ts';
import type { Installation, SurveyReason } from './installation.ts';
import type { CarBrand, MeterDistance, ParkingType } from './limits.ts';
import type { EvQuote } from './pricing.ts';

// What a visitor reads on the form, on the result, in the mail, in the PDF and behind the saved link alike.

export const PARKING_WORDS: Readonly<Record<ParkingType, string>> = {
  driveway: 'Driveway',
  garage: 'Garage',
  carport: 'Carport',
  shared: 'Shared car park',
  'on-street': 'On the street',
};

export const DISTANCE_WORDS: Readonly<Record<MeterDistance, string>> = {
  'under-10': 'Under 10 metres',
  '10-20': '10 to 20 metres',
  '20-30': '20 to 30 metres',
  'over-30': 'Over 30 metres',
};

/** "Tesla Model 3", "Polestar 2"; a make that the list does not have is named by its model alone. */
export function carName(brand: CarBrand | '', model: string): string {
  const make = brand === 'Other' ? '' : brand;
  return model.startsWith(make) ? model || make : `${make} ${model}`.trim();
}

/** Whose the property is. */
export const ownershipWords = (isRenting: boolean): string => (isRenting ? 'Rented' : 'Own home');

/** What a badge says. */
export const INSTALLATION_WORDS: Readonly<Record<Installation['kind'], string>> = {
  standard: 'Standard installation',
  survey: 'Needs a survey',
};

const SURVEY_WORDS: Readonly<Record<SurveyReason, string>> = {
  distance:
    'Your meter is more than 10 metres away: the survey finds the cable run and what it costs, and you decide then.',
  shared:
    'Shared parking needs the consent of whoever owns it, and a space that is yours. We check both before anything is agreed.',
  'on-street':
    'We can’t run a cable over public land. On the street, you’d need a cross-pavement solution that your council has approved. We’ll look into it with you first.',
};

const STANDARD_WORDS =
  'From what you told us, your home looks like one that the price covers. The survey confirms it before you commit.';

/** What stands below the badge, a sentence or two for each reason. */
export const installationWords = ({ reasons }: Installation): readonly string[] =>
  reasons.length > 0 ? reasons.map((reason) => SURVEY_WORDS[reason]) : [STANDARD_WORDS];

export const GRANT_NAME = 'Government chargepoint grant';

/** "−£500" */
export const lessPounds = (amount: SubPence): string => `−${formatWholePounds(amount)}`;

/** Labels of the price breakdown. */
export const PRICE_LABELS = {
  charger: 'Charger with installation',
  grant: GRANT_NAME,
  youPay: 'You pay',
} as const;

/** What stands beside the grant in the breakdown: an amount only where it is deducted. */
export function grantValue(grant: Grant): string {
  if (grant.kind === 'claimed') return lessPounds(grant.amount);
  return grant.kind === 'possible' && grant.isRenting ? 'May qualify after survey' : 'Not deducted';
}

/** Who may have the grant, and what that means for this quote. */
export function grantWords(grant: Grant): string {
  if (grant.kind === 'closed')
    return 'We know of no chargepoint grant for applications made today. Ask us what is open.';
  if (grant.kind === 'workplace') {
    return 'The chargepoint grant for homes doesn’t cover businesses. Workplaces have other schemes. We’ll check which one fits before you pay.';
  }
  const { rule } = grant;
  const scheme = `The grant pays ${rule.percent}% of the price, up to ${formatWholePounds(rule.cap)} for each socket, for applications until ${dayWords(rule.until)}.`;
  if (grant.kind === 'claimed') {
    return `${scheme} You rent your home, so you can apply: we make the claim and deduct it. You need an eligible car, a parking space of your own and your landlord's consent.`;
  }
  if (grant.isRenting) {
    return `${scheme} You rent your home, so you may qualify after the survey: the scheme asks for a private space off the street, or a cross-pavement solution that your council has approved. Nothing is deducted until we've checked.`;
  }
  return `${scheme} It isn’t for owners of a house with a driveway. If you own a flat, or park on the street with an approved cross-pavement solution, you may qualify. We’ll check before you pay.`;
}

export const PRICE_INCLUDES = 'Includes installation and VAT at 20%.';

/** What happens after a quote (section 2.5). @param installationTime hours of the chosen charger */
export const nextSteps = (kind: Installation['kind'], installationTime = '3-6 hours') => [
  {
    title: 'Site Survey',
    text:
      kind === 'survey'
        ? 'A surveyor looks at the parking space, the cable run and your fuse board, and tells you what is possible and what it costs.'
        : 'We look at the parking space, the cable run and your fuse board, and confirm the price.',
  },
  {
    title: 'Installation',
    text: `Our electrician fits and tests the charger, typically in ${installationTime}. We tell your network operator about it; where they have to agree first, we apply for you.`,
  },
  {
    title: 'Charging',
    text: 'As the law asks of new home chargers, yours arrives set to off-peak hours and starts after a random delay of up to ten minutes. You can change the hours at any time.',
  },
];

/** "How we worked this out", a sentence a line. */
export const workings = ({ grant, charger }: EvQuote): readonly string[] => [
  `The price is for one ${charger.name}, installed. ${PRICE_INCLUDES}`,
  `The maker guarantees the charger for ${charger.guarantee}; our installation has a warranty of ${INSTALLATION_WARRANTY}.`,
  'A standard installation has up to 10 metres of cable from the meter, along walls, and no work on public land.',
  grantWords(grant),
];

export const NOT_FORMAL =
  'This is an estimate, not a formal quote and not a contract. The survey confirms the price before you commit.';

/** Of the way from the meter to the charger, wherever it is summed up. */
export const METER_LABEL = 'Meter distance';
