export interface PaybackChartProps {
  readonly caption: string;
  readonly years: number;
  /** In pounds. */
  readonly total: number;
  /** In pounds a year. */
  readonly annualSavings: number;
  /** For example "Paid back after 4.6 years". */
  readonly paybackLabel: string;
  readonly texts: {
    readonly cost: string;
    readonly savings: string;
    readonly year: string;
    /** For example "£14,703 better off after 25 years"; not shown when there is no gain. */
    readonly afterYears?: ((years: number, gain: string) => string) | undefined;
  };
}
