import { inThousands } from '#contract/common/money.ts';
import { carAssumptions, chargingAssumptions, milesLimits } from '#contract/ev/chargingCost.ts';
import { CAR_BRANDS, METER_DISTANCES, PARKING_TYPES } from '#contract/ev/limits.ts';
import { DISTANCE_WORDS, METER_LABEL, PARKING_WORDS } from '#contract/ev/wording.ts';
import { same } from '../../wizard/copy.ts';

/** Version of the notice on the contact step: stored with every lead as what the visitor was told. */
export const CONSENT_VERSION = 'ev-notice-2026-11-22';

export const advice = {
  solar: {
    legend: 'Do you have solar panels, or plan to?',
    options: [
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ],
  },
  cable: {
    legend: 'How would you like to plug in?',
    options: [
      { value: false, label: 'With the cable from my car' },
      { value: true, label: 'With a cable on the wall' },
    ],
  },
  answer: 'We suggest:',
} as const;

export const comparison = {
  caption: 'Our four chargers, installed, VAT included',
  fact: 'What we compare',
  price: 'Price',
  yes: 'Yes',
  no: 'No',
  select: 'Select',
} as const;

export const vehicle = {
  heading: 'Your car and where you park',
  intro: 'So that we can tell you what an installation at your place takes.',
  carHeading: 'Your car',
  carBrand: { label: 'Car brand', placeholder: 'Choose a brand', options: same(CAR_BRANDS) },
  carModel: {
    label: 'Car model',
    placeholder: 'Choose a model',
    waiting: 'Choose a brand first',
    other: 'Other / not listed',
    typedLabel: 'Which model is it?',
  },
  hasEV: {
    legend: 'Do you have your electric car yet?',
    options: [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'Not yet' },
    ],
  },
  deliveryDate: { label: 'Delivery date', hint: 'Roughly will do, so that the charger is ready when the car comes.' },
  parkingHeading: 'Where you park',
  parkingType: {
    label: 'Parking',
    placeholder: 'Choose where you park',
    options: PARKING_TYPES.map((value) => ({ value, label: PARKING_WORDS[value] })),
  },
  meterDistance: {
    label: 'Distance from your electricity meter',
    hint: 'From the meter to the place for the charger, along the walls',
    placeholder: 'Choose a distance',
    options: METER_DISTANCES.map((value) => ({ value, label: DISTANCE_WORDS[value] })),
  },
  isRenting: {
    legend: 'Do you own or rent the property?',
    options: [
      { value: 'false', label: 'I own it' },
      { value: 'true', label: 'I rent it' },
    ],
  },
  rentingNote: "Renters may be eligible for a government grant. You'll see it in the breakdown of your quote.",
  rentingSurveyNote:
    'Renters may be eligible for a government grant. It asks for a private parking space, so the survey decides.',
  parkingNotice: {
    title: 'Before you go on',
    text: 'We can install a charger only where you have private parking, with no public land between your home and the charger. The cable has to run along walls and must not cross public land.',
  },
  submit: 'Continue',
} as const;

export const details = {
  heading: 'Your details',
  intro: 'Tell us where to send your quote.',
  hints: {
    phone: 'To arrange the survey. Any format will do.',
    notes: 'Anything we should know, such as access, a second car or good times to call',
  },
  postcodeHint: "You'll need it to book online",
  submit: 'Generate Quote',
} as const;

/** Labels of the answers, in the check list and on the quote. */
export const answers = {
  charger: 'Charger',
  car: 'Car',
  anotherCar: 'Another make',
  delivery: 'Delivery',
  noDay: 'Not delivered yet',
  parking: 'Parking',
  distance: METER_LABEL,
  property: 'Property',
  postcode: 'Postcode',
} as const;

export const toasts = {
  success: {
    title: 'Quote Generated Successfully',
    text: "We've received your information and will be in touch soon",
  },
  submitFailed: {
    title: 'Submission Error',
    text: 'There was a problem submitting your quote. Please try again.',
  },
  saveFailed: {
    title: 'Error Saving Quote',
    text: "There was an issue saving your EV charger quote. We'll still process your request.",
  },
} as const;

const { milesPerYear, milesPerKwh, night, standard, publicRapid, claimPercent } = chargingAssumptions;
const milesText = (miles: number): string => inThousands(miles.toFixed());
// Rates are whole hundredths of a penny.
const pence = (rate: number): string => `${rate / 100}p`;

export const result = {
  heading: 'Your EV charger quote',
  shareText: "Here's an EV charger quote",
  afterGrant: 'if your claim is accepted',
  figures: {
    onSite: 'on site, usually in a day',
    onCharger: 'on the charger, by its maker',
    onWork: 'on our work',
    speed: 'about 25 miles of range an hour',
  },
  charts: { parts: 'Who pays what' },
  breakdown: { caption: 'Price breakdown' },
  charger: { caption: 'Your charger', solar: 'Solar compatible', yes: 'Yes', no: 'No' },
  customer: { caption: 'Customer details', name: 'Name', email: 'Email', phone: 'Phone', address: 'Address' },
  installation: { caption: 'Installation details', kind: 'Installation' },
  nextSteps: 'What happens next',
  workings: 'How we worked this out',
  noPostcode: 'To book we also need your postcode. You can tell us when we call.',
  running: {
    claim: `Save up to ${claimPercent}% versus public charging`,
    miles: {
      label: 'How far do you drive in a year?',
      hint: 'In miles. A rough figure will do.',
      wrong: {
        number: `Enter your miles a year as a number, like ${milesText(milesPerYear)}`,
        least: `Enter ${milesText(milesLimits.least)} miles or more`,
        most: `Enter ${milesText(milesLimits.most)} miles or fewer`,
      },
      typical: milesText(milesPerYear),
    },
    caption: (miles: number) => `What a year of charging costs, for ${milesText(miles)} miles`,
    status: (miles: number, costs: readonly string[]) => `${milesText(miles)} miles a year: ${costs.join(', ')}.`,
    car: 'Your car, the charger and the sun',
    fill: 'Empty to full',
    fillValue: (hours: number) => `about ${hours} hours`,
    sun: 'From solar panels',
    sunValue: (percent: number) => `up to ${percent}%`,
    carNote: `Filling: a battery of ${carAssumptions.batteryKwh} kWh at ${carAssumptions.chargerKw} kW. Solar: what a ${carAssumptions.solarKw} kW system facing south leaves over in a typical home by the SAP 10.2 method, if you always charge while the sun shines. An estimate, not a promise.`,
    night: 'At home, at a night rate',
    standard: 'At home, at the standard rate',
    publicRapid: 'At rapid public chargers',
    rate: { night: pence(night.perKwh), standard: pence(standard.perKwh), publicRapid: pence(publicRapid.perKwh) },
    each: (rate: string) => `${rate} a kWh`,
    note: `The ${claimPercent}% compares a night rate of ${pence(night.perKwh)} (tariffs for electric cars, ${night.asOf}) with ${pence(publicRapid.perKwh)}, the average of rapid public chargers (${publicRapid.asOf}). The standard rate is the price cap of ${standard.asOf}. We assume ${milesPerKwh} miles for each kWh. What you save depends on your tariff, your car and when you charge.`,
  },
} as const;
