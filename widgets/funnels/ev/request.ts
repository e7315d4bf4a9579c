import { dayWords, ukDay } from '#contract/common/calendar.ts';
import { formatPrice, toPounds } from '#contract/common/money.ts';
import { CAR_MODELS } from '#contract/ev/carModels.ts';
import { isPrivateParking } from '#contract/ev/grant.ts';
import { installationFor, type Installation } from '#contract/ev/installation.ts';
import { CAR_BRANDS, METER_DISTANCES, PARKING_TYPES, type CarBrand } from '#contract/ev/limits.ts';
import { quoteEv, type EvQuote } from '#contract/ev/pricing.ts';
import { chargerStepSchema, contactStepSchema, vehicleStepSchema } from '#contract/ev/schema.ts';
import { carName, DISTANCE_WORDS, ownershipWords, PARKING_WORDS } from '#contract/ev/wording.ts';
import { foreignPhoneConfirmation, type FunnelSpec, type LeadExtras } from '../../wizard/funnelSpec.ts';
import { marketingOf } from '../../wizard/marketing.ts';
import { entriesOf, restoreKnown } from '../../wizard/stored.ts';
import { wizard } from './copy.ts';
import { answers as words, CONSENT_VERSION, toasts } from './laterCopy.ts';
import { initialValues, type EvValues } from './state.ts';

/** Choice of a model that no list has; the visitor types it. */
export const OTHER_MODEL = 'other';

/** What counts as today: a delivery lies ahead, and the grant holds for a time. */
export const today = (): string => ukDay(Date.now());

const brandOf = (values: EvValues): CarBrand | undefined => CAR_BRANDS.find((brand) => brand === values.carBrand);

/** The models of the chosen brand; none before one is chosen, and none of "Other". */
export function modelsOf(values: EvValues): readonly string[] {
  const brand = brandOf(values);
  return brand ? CAR_MODELS[brand] : [];
}

/** The model as it is sent: from the list, or as it was typed. */
const modelOf = ({ carModel, carModelTyped }: EvValues): string =>
  carModel === OTHER_MODEL ? carModelTyped : carModel;

/** A day of delivery counts only where the car is not there yet. */
const deliveryOf = ({ hasEV, deliveryDate }: EvValues): string => (hasEV === 'false' ? deliveryDate : '');

export const isRenting = (values: EvValues): boolean => values.isRenting === 'true';

const parkingOf = (values: EvValues) => PARKING_TYPES.find((type) => type === values.parkingType);
/** Whether a renter's grant can be counted on; so it is before a place is chosen. */
export function parksPrivately(values: EvValues): boolean {
  const parking = parkingOf(values);
  return parking === undefined || isPrivateParking(parking);
}

const distanceOf = (values: EvValues) => METER_DISTANCES.find((distance) => distance === values.meterDistance);

/** Whether a survey has to decide; undefined while parking or distance is not chosen. */
export function installationOf(values: EvValues): Installation | undefined {
  const parking = parkingOf(values);
  const distance = distanceOf(values);
  return parking && distance && installationFor(parking, distance);
}

/** The quote of the present answers; undefined while something is missing or the catalogue does not know the charger. */
export function quoteOf(values: EvValues): EvQuote | undefined {
  const parkingType = parkingOf(values);
  const meterDistance = distanceOf(values);
  if (!parkingType || !meterDistance) return undefined;
  const customerType = values.customerType || 'home';
  const choice = { chargerId: values.charger, parkingType, meterDistance, isRenting: isRenting(values), customerType };
  return quoteEv(choice, today());
}

/** Car, delivery and place in words, for the check list and the quote. */
export function answersOf(values: EvValues, { choice }: EvQuote) {
  const day = deliveryOf(values);
  return {
    car: carName(brandOf(values) ?? '', modelOf(values)) || words.anotherCar,
    delivery: values.hasEV === 'true' ? undefined : (day && dayWords(day)) || words.noDay,
    parking: PARKING_WORDS[choice.parkingType],
    distance: DISTANCE_WORDS[choice.meterDistance],
    property: ownershipWords(choice.isRenting),
  };
}

/** The request body of type "ev", exactly as the wire has it. */
export function toQuoteData(values: EvValues, { charger }: EvQuote, { reference, consent }: LeadExtras) {
  const { charger: _charger, carModelTyped: _typed, customerType, marketingText, marketingPhone, ...answers } = values;
  return {
    customerInfo: {
      ...answers,
      carModel: modelOf(values),
      isRenting: isRenting(values),
      deliveryDate: deliveryOf(values),
      hasEV: values.hasEV === 'true',
      quoteRef: reference,
      ...(customerType && { customerType }),
      marketing: marketingOf(values.marketingConsent, { marketingText, marketingPhone }),
      consent,
    },
    charger: { id: charger.id, name: charger.name, price: toPounds(charger.price) },
  };
}

// A model that is not in the list was typed; a brand without a list has no other.
function modelFields(values: EvValues): Pick<EvValues, 'carModel' | 'carModelTyped'> {
  const { carModel } = values;
  const models = modelsOf(values);
  const isListed = carModel === '' || carModel === OTHER_MODEL || models.length === 0 || models.includes(carModel);
  return isListed
    ? { carModel, carModelTyped: values.carModelTyped }
    : { carModel: OTHER_MODEL, carModelTyped: carModel };
}

/** Reads stored answers back: what is missing, of another type or unknown keeps its initial value. */
export function restoreValues(stored: unknown, initial: EvValues): EvValues {
  const restored = restoreKnown(stored, initial);
  const isBrand = restored.carBrand === '' || brandOf(restored) !== undefined;
  const isCharger = restored.charger === '' || quoteOf(restored) !== undefined;
  if (!isBrand || !isCharger) return initial;
  return { ...restored, ...modelFields(restored) };
}

/** Answers of a quote that was sent, from the local record that the specification names (section 3.4). */
export function valuesOfRecord(record: unknown): unknown {
  const { customerInfo, charger } = Object.fromEntries(entriesOf(record));
  const names = initialValues();
  const { marketing, ...answers } = Object.fromEntries(entriesOf(customerInfo));
  const { text, phone } = Object.fromEntries(entriesOf(marketing));
  // Yes-or-no questions: the form holds the text of the choice.
  const textOf = (name: 'hasEV' | 'isRenting') => {
    const value = answers[name];
    return typeof value === 'boolean' ? String(value) : names[name];
  };
  return {
    ...answers,
    hasEV: textOf('hasEV'),
    isRenting: textOf('isRenting'),
    marketingText: text === true,
    marketingPhone: phone === true,
    charger: Object.fromEntries(entriesOf(charger))['id'],
  };
}

const totalOf = ({ total }: EvQuote): number => toPounds(total);

/** The EV funnel as rules, for the wizard. */
export const spec: FunnelSpec<EvValues, EvQuote> = {
  type: 'ev',
  funnel: 'ev',
  referencePrefix: 'EVQ-',
  steps: wizard.steps,
  storageKey: 'ev_quote_data',
  kept: { kind: 'quote', price: ({ total }) => formatPrice(total) },
  consentVersion: CONSENT_VERSION,
  toasts,
  schemas: [chargerStepSchema, vehicleStepSchema(today), contactStepSchema],
  quoteOf,
  toQuoteData,
  totalOf,
  conversionOf: (quote, transactionId) => ({ value: totalOf(quote), transactionId, currency: 'GBP' }),
  restore: restoreValues,
  valuesOfRecord,
  confirmationsFor: ({ phone }, step) => (step === wizard.steps.length - 1 ? foreignPhoneConfirmation(phone) : []),
};
