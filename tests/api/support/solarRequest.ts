export type Json = Readonly<Record<string, unknown>>;

export interface SolarChanges {
  readonly quote?: Json;
  readonly customerInfo?: Json;
  /** Beside `type` and `quoteData`. */
  readonly envelope?: Json;
}

/** The default home quote: (129.50 × 10 + 599.99 + 45.99 × 10) × 1.4 = 2354.89 × 1.4 = 3296.85. */
const QUOTE = {
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
};

const CUSTOMER = {
  customerType: 'home',
  propertyType: 'Detached',
  roofType: 'Pitched',
  electricityBill: 80,
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '0191 498 0123',
  address: '1 Test Street',
  postcode: 'NE1 6EE',
  notes: '',
};

/** The body of a solar post, as a tag sends it. */
export const solarRequest = ({ quote, customerInfo, envelope }: SolarChanges = {}) => ({
  type: 'solar',
  quoteData: { quote: { ...QUOTE, ...quote }, customerInfo: { ...CUSTOMER, ...customerInfo } },
  ...envelope,
});
