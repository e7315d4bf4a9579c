import { formatWholePounds, type SubPence } from '#contract/common/money.ts';
import { formatPayback } from '#contract/common/photovoltaic/pricing.ts';
import { systemLabels } from '#contract/common/photovoltaic/wording.ts';

/** Words that both calculators say of a system. What one of them says alone stands in its own laterCopy.ts. */
export const equipment = {
  heading: 'Choose your equipment',
  intro: "We've chosen a good starting set. Change whatever you like.",
  tabsLabel: 'Equipment',
  panels: { tab: 'Solar Panels', legend: 'Choose your solar panels' },
  inverters: { tab: 'Inverters', legend: 'Choose your inverter' },
  mounting: { tab: 'Mounting', legend: 'Choose your mounting' },
  battery: {
    tab: 'Battery',
    legend: 'Choose your battery',
    include: 'Include a battery',
    includeText: 'Store what your panels make by day and use it in the evening.',
  },
  eachPanel: (price: string) => `${price} a panel`,
  meta: {
    power: 'Power',
    efficiency: 'Efficiency',
    warranty: 'Warranty',
    origin: 'Origin',
    dimensions: 'Size',
    phase: 'Connection',
    material: 'Material',
    fixing: 'Fixing',
    capacity: 'Capacity',
    cycles: 'Lifetime',
  },
  fitsRoof: 'Fits your roof',
  selected: {
    heading: 'Selected Equipment',
    panels: 'Solar panels',
    inverter: systemLabels.inverter,
    mounting: systemLabels.mounting,
    battery: systemLabels.battery,
    noBattery: 'No battery',
    total: 'Estimated total',
  },
  submit: 'Continue',
} as const;

/** Around the hints of the contract. */
export const hints = {
  title: systemLabels.hints,
  choose: (item: string) => `Choose ${item}`,
} as const;

/** Where prices leave VAT out. */
export const vat = {
  title: "These prices don't include VAT",
  claimBack: 'Most VAT-registered firms can claim it back.',
} as const;

export const check = {
  system: 'System',
  property: 'Property',
  propertyValue: (property: string, roof: string) => `${property}, ${roof.toLowerCase()} roof`,
  bill: 'Monthly bill',
  billValue: (bill: string) => `${bill} a month`,
} as const;

export const result = {
  about: (count: number, power: string, battery = 'no battery') => `${count} panels, ${power}, ${battery}`,
  figures: {
    total: systemLabels.total,
    savings: systemLabels.savings,
    savingsNote: systemLabels.savingsNote,
    payback: systemLabels.payback,
    paybackNote: 'until it has paid for itself',
    years: (tenths: number) => `${formatPayback(tenths)} years`,
    size: systemLabels.size,
    sizeNote: (count: number) => `${count} panels`,
    co2: systemLabels.co2,
    co2Note: systemLabels.co2Note,
  },
  charts: {
    payback: 'What you pay and what you save over 25 years',
    paybackPoint: (tenths: number) => `Paid back after ${formatPayback(tenths)} years`,
    cost: 'System cost',
    savings: 'Savings so far',
    year: 'Year',
    parts: 'Where the money goes',
    part: 'Part',
    amount: 'Amount',
    afterYears: (years: number, gain: string) => `${gain} better off after ${years} years`,
  },
  system: {
    caption: 'System details',
    size: systemLabels.size,
    panels: 'Solar panels',
    panelsValue: (count: number, name: string, power: string) => `${count} × ${name}, ${power} installed`,
    inverter: systemLabels.inverter,
    mounting: systemLabels.mounting,
    battery: systemLabels.battery,
    noBattery: systemLabels.noBattery,
    production: systemLabels.production,
    co2: 'CO₂ offset',
  },
  breakdown: {
    caption: systemLabels.breakdown,
    equipment: systemLabels.equipment,
    installation: systemLabels.installation,
    design: systemLabels.design,
    savings: systemLabels.savings,
    payback: systemLabels.payback,
  },
  battery: 'Is a battery worth it?',
  nextSteps: {
    heading: 'What happens next',
  },
  finance: {
    heading: 'Spread the cost',
    text: 'Ask us about ways to pay. There’s no obligation.',
  },
  workings: {
    summary: 'How we worked this out',
  },
  money: (amount: SubPence) => formatWholePounds(amount),
} as const;
