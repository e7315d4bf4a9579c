import { formatWholePounds, toPence } from '#contract/common/money.ts';
import { CAR_MODELS } from '#contract/ev/carModels.ts';
import { INSTALLATION_WARRANTY } from '#contract/ev/catalogue.ts';
import { installationFor } from '#contract/ev/installation.ts';
import type { EvQuote } from '#contract/ev/pricing.ts';
import type { EvCustomer, EvQuoteData } from '#contract/ev/schema.ts';
import {
  carName,
  DISTANCE_WORDS,
  METER_LABEL,
  GRANT_NAME,
  grantValue,
  INSTALLATION_WORDS,
  installationWords,
  lessPounds,
  nextSteps,
  ownershipWords,
  PARKING_WORDS,
  PRICE_LABELS,
  workings,
} from '#contract/ev/wording.ts';
import type { QuoteBreakdown, QuoteDocument, QuoteFigure, QuoteSection } from '../documents/quoteDocument.ts';

const TITLE = 'Your EV charger quote';

// What was typed stays out of what is passed on: a model of our list is shown, any other is not.
function carWords({ carBrand, carModel = '' }: EvCustomer): string {
  return carName(carBrand, CAR_MODELS[carBrand].includes(carModel) ? carModel : '') || 'Another make';
}

/** @param hasPrice without one only what asks for a survey is told: the other words are about what the price covers */
function homeSection({ customerInfo }: EvQuoteData, hasPrice: boolean): QuoteSection {
  const { parkingType, meterDistance, isRenting } = customerInfo;
  const installation = installationFor(parkingType, meterDistance);
  const isTold = hasPrice || installation.reasons.length > 0;
  return {
    heading: 'Installation details',
    rows: [
      { label: 'Car', value: carWords(customerInfo) },
      { label: 'Parking', value: PARKING_WORDS[parkingType] },
      { label: METER_LABEL, value: DISTANCE_WORDS[meterDistance] },
      { label: 'Home', value: ownershipWords(isRenting) },
      { label: 'Installation', value: INSTALLATION_WORDS[installation.kind] },
    ],
    ...(isTold && { note: installationWords(installation).join(' ') }),
  };
}

// Short: with the answers it stands beside the price, on the first page of the PDF. The subtitle names the charger.
const chargerSection = ({ charger }: EvQuote): QuoteSection => ({
  heading: 'Your charger',
  rows: [
    { label: 'Power', value: charger.power },
    { label: 'Installation time', value: charger.installationTime },
    { label: 'Product guarantee', value: charger.guarantee },
    { label: 'Installation warranty', value: INSTALLATION_WARRANTY },
  ],
});

function figuresOf({ total, grant, youPay }: EvQuote): QuoteFigure[] {
  const price = { label: PRICE_LABELS.charger, value: formatWholePounds(total), note: 'with VAT', isMain: true };
  if (grant.kind !== 'claimed') return [price];
  return [
    price,
    { label: GRANT_NAME, value: lessPounds(grant.amount), note: 'once your claim is accepted' },
    { label: PRICE_LABELS.youPay, value: formatWholePounds(youPay), note: 'after the grant' },
  ];
}

function breakdownOf({ total, grant, youPay }: EvQuote): QuoteBreakdown {
  const isClaimed = grant.kind === 'claimed';
  const pay = { label: PRICE_LABELS.youPay, value: formatWholePounds(youPay) };
  return {
    heading: 'Price breakdown',
    rows: [
      { label: PRICE_LABELS.charger, value: formatWholePounds(total) },
      { label: GRANT_NAME, value: grantValue(grant) },
    ],
    total: pay,
    ...(isClaimed && {
      parts: [
        { label: PRICE_LABELS.youPay, pence: toPence(youPay) },
        { label: GRANT_NAME, pence: toPence(grant.amount) },
      ],
    }),
  };
}

/** What the customer's mail, the PDF and the saved page say. Wording follows the result step of the funnel. */
export const evDocument = (data: EvQuoteData, quote: EvQuote): QuoteDocument => ({
  title: TITLE,
  subtitle: `${quote.charger.name}, installed`,
  figures: figuresOf(quote),
  sections: [chargerSection(quote), homeSection(data, true)],
  breakdown: breakdownOf(quote),
  nextSteps: nextSteps(quote.installation.kind, quote.charger.installationTime),
  assumptions: [...workings(quote)],
});

/** Of a charger that our catalogue does not know (an old tag): nothing is invented, sales call with a price. */
export function unpricedDocument(data: EvQuoteData): QuoteDocument {
  const { parkingType, meterDistance } = data.customerInfo;
  return {
    kind: 'request',
    title: `${TITLE} request`,
    subtitle: 'This charger is no longer in our catalogue. We’ll call you with a price.',
    figures: [],
    sections: [homeSection(data, false)],
    nextSteps: nextSteps(installationFor(parkingType, meterDistance).kind, undefined),
    assumptions: [],
  };
}
