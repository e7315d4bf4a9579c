import { registry } from '#contract/registry.ts';
import type { FunnelName } from '#contract/tags.ts';

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

/** The body that each form's tag sends: every field that has one filled. */
const REQUESTS: Readonly<Record<FunnelName, QuoteRequest>> = {
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

type Mutable = Record<string, unknown>;

const isObject = (value: unknown): value is Mutable => typeof value === 'object' && value !== null;

/** Exchanges what stands at a path ("quoteData.customerInfo.email"); undefined takes it away. */
function exchange(body: Mutable, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let place: Mutable = body;
  for (const name of names) {
    const inner = place[name];
    if (!isObject(inner)) throw new Error(`There is no ${path} in this request`);
    place = inner;
  }
  // defineProperty, because setting "__proto__" would set no name.
  if (Array.isArray(place) && value === undefined) place.splice(Number(last), 1);
  else if (value === undefined) delete place[last];
  else Object.defineProperty(place, last, { value, enumerable: true, configurable: true, writable: true });
}

export interface RequestChanges {
  /** By path from the top: {"quoteData.plan.price": 1}. undefined takes a value away. */
  readonly [path: string]: unknown;
}

/** The body of a form's post, with what a test changes in it. */
export function requestOf(funnel: FunnelName, changes: RequestChanges = {}): QuoteRequest & Mutable {
  const body: QuoteRequest & Mutable = { ...structuredClone(REQUESTS[funnel]) };
  for (const [path, value] of Object.entries(changes)) exchange(body, path, value);
  return body;
}

export interface Leaf {
  readonly path: string;
  readonly value: unknown;
}

function leavesBelow(value: unknown, path: string): Leaf[] {
  if (!isObject(value)) return [{ path, value }];
  return Object.entries(value).flatMap(([name, inner]) => leavesBelow(inner, path ? `${path}.${name}` : name));
}

/** Every single value of a form's `quoteData`, with its path. */
export const leavesOf = (funnel: FunnelName): Leaf[] => leavesBelow(REQUESTS[funnel].quoteData, 'quoteData');

const EMAIL_PATH = /\.(email|contactEmail)$/;

/** Where the address stands; undefined for a form that asks for none. */
export const emailPathOf = (funnel: FunnelName): string | undefined =>
  leavesOf(funnel).find(({ path, value }) => typeof value === 'string' && EMAIL_PATH.test(path))?.path;

/** Funnels whose leads carry a reference and have a saved quote. */
export const QUOTED = ['solar', 'ev', 'homecare', 'instant', 'commercial-energy', 'commercial-solar'] as const;

/** Where a visitor may write that text: found by asking the contract what it takes. */
export function freeTextPaths(funnel: FunnelName, text = 'Words of a visitor'): string[] {
  const takes = (path: string): boolean => {
    const { quoteData } = requestOf(funnel, { [path]: text });
    return registry[funnel].read(quoteData).ok;
  };
  return leavesOf(funnel).flatMap(({ path, value }) => (typeof value === 'string' && takes(path) ? [path] : []));
}
