import type cases from '../../../api/contract/solar/cases/pricing.json';

type Worked = Pick<(typeof cases)[number], 'expected' | 'input'>;

/** What a price without VAT is marked with. */
export const vatMark = ({ customerType }: Pick<Worked['input'], 'customerType'>): string =>
  customerType === 'business' ? ' without VAT' : '';

/** The figures of a worked case as the result shows them, by label. */
export const figuresOf = ({ input, expected }: Worked): readonly (readonly [label: string, value: string])[] => [
  [`Total cost${vatMark(input)}`, expected.display.totalCost],
  ['Equipment', expected.display.equipmentCost],
  ['Installation', expected.display.installationCost],
  ['Design', expected.display.designCost],
  ['Annual savings', expected.display.estimatedAnnualSavings],
  ['Payback period', `${expected.estimatedPaybackYearsText} years`],
  ['System size', `${input.systemSize} kW`],
  ['CO₂ offset', `${expected.co2Offset.toLocaleString('en-GB')} kg`],
  ['Annual production', `${expected.annualProduction.toLocaleString('en-GB')} kWh`],
];
