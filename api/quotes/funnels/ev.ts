import { ukDay } from '#contract/common/day.ts';
import { formatWholePounds } from '#contract/common/money.ts';
import { postcodeDistrict } from '#contract/common/postcode.ts';
import type { Submission } from '#contract/common/submission.ts';
import { CAR_MODELS } from '#contract/ev/carModels.ts';
import { installationFor, type SurveyReason } from '#contract/ev/installation.ts';
import { quoteEv, type EvQuote } from '#contract/ev/pricing.ts';
import type { EvCustomer, EvQuoteData } from '#contract/ev/schema.ts';
import { evChoice } from '#contract/ev/submission.ts';
import { INSTALLATION_WORDS, PRICE_LABELS } from '#contract/ev/wording.ts';
import { registry } from '#contract/registry.ts';
import { defineDesk, type Presentation } from '../desk.ts';
import { areaFlags } from '../rows.ts';
import { evDocument, unpricedDocument } from './evDocument.ts';
import { chargerRows, customerRows, vehicleRows } from './evRows.ts';

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

export const evDesk = defineDesk({
  contract: registry.ev,
  mails: ['sales-mail', 'customer-mail'],
  actions: ['viewed', 'email', 'book'],
  page: '/ev-quote',
  restart: ({ customerInfo, charger }) => {
    const { carBrand, carModel = '' } = customerInfo;
    // A model that was typed stays out of what is passed on.
    const listed = CAR_MODELS[carBrand].includes(carModel) ? carModel : '';
    return { record: { customerInfo: { ...customerInfo, carModel: listed }, charger } };
  },
  present: presentEv,
});
