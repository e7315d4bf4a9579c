import { openHalfDays } from '#contract/common/appointments.ts';
import type { FunnelName } from '#contract/tags.ts';
import type { Operation } from './operations.ts';

export interface QuoteRequest {
  readonly type: string;
  readonly quoteData: unknown;
}

const PERSON = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '0191 498 0123',
  address: '1 Test Street',
  postcode: 'NE1 6EE',
} as const;

/** What a tag sends with every customer: nothing of it is required. */
const EXTRAS = {
  service: 'Solar panels',
  interest: 'Heat pump',
  electricityBillAtLeast: false,
  marketing: { email: true, text: false, phone: false },
  consent: { version: '2026-11', time: '2026-11-20T10:00:00.000Z' },
} as const;

/** (129.50 × 10 + 599.99 + 45.99 × 10) × 1.4 = 2354.89 × 1.4 = 3296.85 */
const solar: QuoteRequest = {
  type: 'solar',
  quoteData: {
    quote: {
      systemSize: 4,
      panelType: 'panel-455w',
      panelCount: 10,
      inverterType: 'inverter-1',
      mountingType: 'mounting-pitched',
      batteryIncluded: false,
      batteryType: '',
      equipmentCost: 2354.89,
      installationCost: 706.47,
      designCost: 235.49,
      totalCost: 3296.85,
      annualProduction: 3600,
      estimatedAnnualSavings: 720,
      estimatedPaybackYears: 4.6,
      co2Offset: 839,
      quoteRef: 'SQ-123456',
    },
    customerInfo: {
      ...PERSON,
      ...EXTRAS,
      customerType: 'home',
      propertyType: 'Detached',
      roofType: 'Pitched',
      electricityBill: 80,
      notes: 'Please ring twice.',
    },
  },
};

/** (112.50 × 50 + 899 × 4 + 62.50 × 50) × 1.3 = 12346 × 1.3 = 16049.80 */
const commercialSolar: QuoteRequest = {
  type: 'commercial-solar',
  quoteData: {
    quote: {
      systemSize: 20,
      panelType: 'commercial-panel-440w',
      panelCount: 50,
      inverterType: 'commercial-inverter-three-phase',
      mountingType: 'commercial-mounting-flat',
      batteryIncluded: false,
      batteryType: '',
      totalCost: 16_049.8,
      quoteRef: 'CS-COM-123456',
    },
    customerInfo: {
      ...PERSON,
      ...EXTRAS,
      businessName: 'Sample Works Ltd',
      businessType: 'Office',
      propertyType: 'Commercial Building',
      roofType: 'Flat',
      electricityBill: 500,
      notes: 'Please ring twice.',
    },
  },
};

const ev: QuoteRequest = {
  type: 'ev',
  quoteData: {
    customerInfo: {
      ...PERSON,
      ...EXTRAS,
      carBrand: 'Tesla',
      carModel: 'Model 3',
      parkingType: 'driveway',
      meterDistance: 'under-10',
      isRenting: false,
      hasEV: true,
      deliveryDate: '',
      marketingConsent: false,
      notes: 'Please ring twice.',
      quoteRef: 'EVQ-123456',
    },
    charger: { id: 'charger-1', name: 'Charger 1', price: 799 },
  },
};

const homecare: QuoteRequest = {
  type: 'homecare',
  quoteData: {
    customerInfo: {
      ...PERSON,
      ...EXTRAS,
      propertyType: 'Detached',
      bedrooms: '3',
      currentProvider: 'Sample Gas',
      contactConsent: true,
      notes: 'Please ring twice.',
      quoteRef: 'HC-123456',
    },
    plan: { type: 'Standard', price: 14, period: 'monthly', features: ['Boiler and controls'] },
  },
};

const instant: QuoteRequest = {
  type: 'homecare',
  quoteData: {
    customerInfo: {
      ...PERSON,
      ...EXTRAS,
      customerType: 'home',
      propertyType: 'Detached',
      bedrooms: '3',
      currentProvider: 'Sample Gas',
      contactConsent: true,
      quoteRef: 'QTE-123456',
    },
    plan: { type: 'Boiler cover', price: 14.99, period: 'monthly', features: ['Boiler breakdown cover'] },
  },
};

const commercialEnergy: QuoteRequest = {
  type: 'commercial',
  quoteData: {
    ...EXTRAS,
    businessName: 'Sample Works Ltd',
    businessType: 'retail',
    postcode: PERSON.postcode,
    address: PERSON.address,
    currentSupplier: 'Sample Power',
    contractEndDate: '2027-03-31',
    energyType: 'both',
    usageAmount: 'medium',
    usageKwh: '',
    spendMonthly: '',
    numMeters: '1',
    mprn: '12345678',
    mpan: '1500000000006',
    contactName: 'Jane Doe',
    contactPosition: 'Owner',
    contactEmail: PERSON.email,
    contactPhone: PERSON.phone,
    preferredContactMethod: 'email',
    notes: 'Please ring twice.',
    consentToContact: true,
    quoteRef: 'CE-123456',
  },
};

const quick: QuoteRequest = {
  type: 'quick',
  quoteData: { postcode: PERSON.postcode, service: 'Solar panels', customerType: 'home' },
};

const contact: QuoteRequest = {
  type: 'contact',
  quoteData: {
    name: 'Jane Doe',
    email: PERSON.email,
    phone: PERSON.phone,
    subject: 'general',
    message: 'Do you work in Hexham?',
    privacyConsent: true,
    consent: EXTRAS.consent,
  },
};

const newsletter: QuoteRequest = { type: 'newsletter', quoteData: { email: PERSON.email } };

/** The body that each form's tag sends, every field filled: samples, of nobody. They are shown in the description of the API. */
export const EXAMPLES: Readonly<Record<FunnelName, QuoteRequest>> = {
  solar,
  ev,
  homecare,
  instant,
  'commercial-energy': commercialEnergy,
  'commercial-solar': commercialSolar,
  quick,
  contact,
  newsletter,
};

const TOKEN = '0123456789abcdefghijkl';

/** What may follow the solar quote. The day that is booked is the first that a survey could have: a fixed one would pass. */
function actionExamples(now: Date): Readonly<Record<string, object>> {
  const [halfDay] = openHalfDays('survey', now.getTime());
  return {
    email: { token: TOKEN, action: 'email' },
    book: { token: TOKEN, action: 'book', kind: 'survey', ...halfDay },
    estimate: {
      token: TOKEN,
      action: 'estimate',
      inputs: { direction: 'SE/SW', shade: 'none', homeInDay: true, tariff: 'flat', batteryKwh: 7.7 },
      figures: { madeLow: 3252, madeHigh: 3537, savingLow: 548, savingHigh: 711 },
    },
  };
}

const countsExamples = {
  opened: { tag: 'solar-quote', partner: 'pk_demo', counts: ['opened', 'ready-300'] },
};

/** Every example of the description, by the name of its request's schema. @param now when it is read */
export const examplesAt = (
  now: Date,
): Readonly<Record<NonNullable<Operation['request']>, Readonly<Record<string, object>>>> => ({
  QuoteRequest: EXAMPLES,
  QuoteAction: actionExamples(now),
  CountsMessage: countsExamples,
});
