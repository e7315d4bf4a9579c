import { dayWords, isDay, ukDay } from '#contract/common/calendar.ts';
import { formatWholePounds } from '#contract/common/money.ts';
import { postcodeDistrict } from '#contract/common/postcode.ts';
import type { Submission } from '#contract/common/submission.ts';
import { CAR_MODELS } from '#contract/ev/carModels.ts';
import { INSTALLATION_WARRANTY } from '#contract/ev/catalogue.ts';
import type { Grant } from '#contract/ev/grant.ts';
import { installationFor, type SurveyReason } from '#contract/ev/installation.ts';
import { type EvQuote, quoteEv } from '#contract/ev/pricing.ts';
import type { EvCustomer, EvQuoteData } from '#contract/ev/schema.ts';
import { evChoice } from '#contract/ev/submission.ts';
import {
  carName,
  DISTANCE_WORDS,
  METER_LABEL,
  INSTALLATION_WORDS,
  ownershipWords,
  PARKING_WORDS,
  PRICE_LABELS,
} from '#contract/ev/wording.ts';
import { registry } from '#contract/registry.ts';
import type { SalesRow } from '../leads/salesSummary.ts';
import { evDocument, unpricedDocument } from './evDocument.ts';
import { definePresenter, type Presentation } from './presenter.ts';
import { extraRows, filled, areaFlags } from './rows.ts';

function grantRow(grant: Grant): string {
  const amount = formatWholePounds(grant.amount);
  if (grant.kind === 'claimed') {
    return `${amount}: rents a home, claim it (check car, parking space and landlord's consent)`;
  }
  if (grant.kind === 'workplace') return 'Not this one: a business. Look at the schemes for workplaces';
  if (grant.kind === 'closed') return 'No scheme that we know of on this day';
  return grant.isRenting
    ? `Not deducted. Rents without a private space: up to ${amount} after the survey, or with a cross-pavement solution`
    : `Not deducted. Owner: up to ${amount} for a flat, or on the street with a cross-pavement solution`;
}

/** The charger as it was chosen; an id that the catalogue does not know is shown as it came. */
function chargerRows({ charger }: EvQuoteData, quote: EvQuote | undefined): SalesRow[] {
  if (!quote)
    return filled([
      { label: 'Charger (id)', value: charger.id },
      { label: 'Called', value: charger.name },
    ]);
  const { grant } = quote;
  return [
    { label: 'Charger', value: `${quote.charger.name} (${quote.charger.id})` },
    { label: PRICE_LABELS.charger, value: formatWholePounds(quote.total) },
    { label: PRICE_LABELS.grant, value: grantRow(grant) },
    { label: PRICE_LABELS.youPay, value: formatWholePounds(quote.youPay) },
    { label: 'Installation', value: INSTALLATION_WORDS[quote.installation.kind] },
    { label: 'Time on site', value: quote.charger.installationTime },
    { label: 'Guarantees', value: `Product ${quote.charger.guarantee}, installation ${INSTALLATION_WARRANTY}` },
  ];
}

function carWords({ hasEV, deliveryDate = '' }: EvCustomer): string {
  if (hasEV) return 'Has it already';
  return isDay(deliveryDate) ? `Delivery on ${dayWords(deliveryDate)}` : 'Not delivered yet';
}

/** The answers that `vehicleRows` tells. */
const VEHICLE_FIELDS = [
  'carBrand',
  'carModel',
  'hasEV',
  'deliveryDate',
  'parkingType',
  'meterDistance',
  'isRenting',
] as const;

/** Everything about car and parking. */
const vehicleRows = ({ customerInfo }: EvQuoteData): SalesRow[] =>
  filled([
    { label: 'Car', value: carName(customerInfo.carBrand, customerInfo.carModel ?? '') || customerInfo.carBrand },
    { label: 'The car', value: carWords(customerInfo) },
    { label: 'Parking', value: PARKING_WORDS[customerInfo.parkingType] },
    { label: METER_LABEL, value: DISTANCE_WORDS[customerInfo.meterDistance] },
    { label: 'Home', value: ownershipWords(customerInfo.isRenting) },
  ]);

const TYPE_WORDS = { home: 'Home', business: 'Business' } as const;

/** The answers that are not shown at the head of the mail already. */
function customerRows(customer: EvCustomer): SalesRow[] {
  const { customerType, marketingConsent = false } = customer;
  return [
    ...filled([{ label: 'Customer', value: customerType && TYPE_WORDS[customerType] }]),
    // Other tags may send the box of the specification alone: it is the one for e-mail.
    ...extraRows({ ...customer, marketing: customer.marketing ?? { email: marketingConsent } }, [
      ...VEHICLE_FIELDS,
      'marketingConsent',
    ]),
  ];
}

const SURVEY_FLAGS: Readonly<Record<SurveyReason, string>> = {
  distance: 'Needs a survey: more than 10 metres from the meter.',
  shared: "Needs a survey: shared parking, so the owner's consent comes first.",
  'on-street': 'Parks on the street: only with an approved cross-pavement solution. Promise no installation.',
};

function flagsOf({ postcode = '', parkingType, meterDistance }: EvCustomer): string[] {
  const missing = postcode === '' ? ['No postcode yet: ask for it before an installation is booked.'] : [];
  const reasons = installationFor(parkingType, meterDistance).reasons.map((reason) => SURVEY_FLAGS[reason]);
  return [...missing, ...areaFlags(postcode), ...reasons];
}

function headlineOf(quote: EvQuote | undefined): Presentation['headline'] {
  if (!quote) return [{ label: 'Charger', value: 'Not in our catalogue' }];
  return [
    { label: PRICE_LABELS.charger, value: formatWholePounds(quote.total) },
    { label: PRICE_LABELS.youPay, value: formatWholePounds(quote.youPay) },
    { label: 'Installation', value: INSTALLATION_WORDS[quote.installation.kind] },
  ];
}

function presentEv({ data }: Submission<EvQuoteData>, now: Date): Presentation {
  const { customerInfo } = data;
  const quote = quoteEv(evChoice(data), ukDay(now.getTime()));
  const district = postcodeDistrict(customerInfo.postcode ?? '');
  return {
    document: quote ? evDocument(data, quote) : unpricedDocument(data),
    notes: customerInfo.notes,
    subjectParts: [
      'EV charger',
      customerInfo.customerType === 'business' ? 'Business' : 'Home',
      ...(quote ? [quote.charger.name, formatWholePounds(quote.total)] : ['not in our catalogue']),
      ...(district ? [district] : []),
    ],
    headline: headlineOf(quote),
    sections: [
      { heading: 'Charger', rows: chargerRows(data, quote) },
      { heading: 'Car and parking', rows: vehicleRows(data) },
      { heading: 'Customer', rows: customerRows(customerInfo) },
    ],
    address: customerInfo.address,
    flags: flagsOf(customerInfo),
  };
}

export const evPresenter = definePresenter({
  contract: registry.ev,
  mails: ['sales-mail', 'customer-mail'],
  actions: ['viewed', 'email', 'book'],
  restart: ({ customerInfo, charger }) => {
    const { carBrand, carModel = '' } = customerInfo;
    // A model that was typed stays out of what is passed on.
    const listed = CAR_MODELS[carBrand].includes(carModel) ? carModel : '';
    return { record: { customerInfo: { ...customerInfo, carModel: listed }, charger } };
  },
  present: presentEv,
});
