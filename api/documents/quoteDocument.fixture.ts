import type { QuoteDocument } from './quoteDocument.ts';

/** The default home quote of the funnels specification, section 9.3: 4 kW, first item of every list, no battery. */
export const solarDocument: QuoteDocument = {
  title: 'Your solar quote',
  subtitle: '4 kW solar system for a home',
  figures: [
    { label: 'Estimated total cost', value: '£3,297', note: 'Equipment, installation and design', isMain: true },
    { label: 'Estimated annual savings', value: '£720', note: '3,600 kWh a year' },
    { label: 'Payback period', value: '4.6 years' },
    { label: 'CO₂ saved each year', value: '839 kg' },
  ],
  sections: [
    {
      heading: 'Your system',
      rows: [
        { label: 'System size', value: '4 kW' },
        { label: 'Solar panels', value: '10 × 455 W panel' },
        { label: 'Inverter', value: 'Compact inverter' },
        { label: 'Mounting', value: 'Pitched roof mounting' },
        { label: 'Battery', value: 'Not included' },
        { label: 'Electricity a year', value: '3,600 kWh' },
      ],
    },
  ],
  breakdown: {
    heading: 'Cost breakdown',
    rows: [
      { label: 'Equipment', value: '£2,355' },
      { label: 'Installation', value: '£706' },
      { label: 'Design and project management', value: '£235' },
    ],
    total: { label: 'Total', value: '£3,297' },
    note: 'Figures are rounded to whole pounds.',
    parts: [
      { label: 'Equipment', pence: 235_489 },
      { label: 'Installation', pence: 70_647 },
      { label: 'Design and project management', pence: 23_549 },
    ],
  },
  payback: { totalPence: 329_685, annualSavingsPence: 72_000, years: 25, label: '4.6 years' },
  nextSteps: [
    { title: 'Technical survey', text: 'We visit, measure the roof and check the wiring, free of charge.' },
    { title: 'Installation day', text: 'Our installers fit the system, typically in 1 to 2 days.' },
    { title: 'Start saving', text: 'You make your own electricity from the first bright morning.' },
  ],
  assumptions: [
    'We plan one panel for every 400 W of system size and round to whole panels.',
    'Each kilowatt makes about 900 kWh a year in the North East of England.',
    'Each kilowatt-hour is worth £0.20 to you, used at home and exported together.',
    'Each kilowatt-hour saves 0.233 kg of CO₂, the UK grid average of 2020.',
    'Installation is 30% and design 10% of the equipment price.',
    'Savings in the chart stay the same each year: no price rises and no ageing of panels are assumed.',
  ],
};

const MONTHS = [
  [84, 40, 220],
  [136, 58, 175],
  [263, 82, 160],
  [374, 95, 120],
  [431, 100, 105],
  [433, 98, 96],
  [429, 99, 98],
  [361, 94, 104],
  [277, 85, 118],
  [176, 68, 160],
  [99, 46, 198],
  [65, 33, 236],
] as const;

/** The same with an estimate and its months. */
export const estimatedDocument: QuoteDocument = {
  ...solarDocument,
  sections: [
    ...solarDocument.sections,
    {
      heading: 'For your home: an estimate',
      rows: [{ label: 'Worth a year', value: '£313 to £592' }],
      months: MONTHS.map(([made, used, bought]) => ({ made, used, exported: made - used, bought })),
    },
  ],
};
