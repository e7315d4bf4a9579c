import { toPounds } from '#contract/common/money.ts';
import { formatPayback } from '#contract/common/photovoltaic/pricing.ts';
import { PaybackChart } from '../../widgets/ui/PaybackChart/PaybackChart.tsx';
import { homeExample } from '../facts/exampleSystems.ts';

/** What has been paid and saved after so many years. */
export const SolarPayback = () => (
  <PaybackChart
    caption="What you pay and what you save over 25 years"
    years={25}
    total={toPounds(homeExample.total)}
    annualSavings={toPounds(homeExample.annualSavings)}
    paybackLabel={`Paid back after ${formatPayback(homeExample.paybackTenths)} years`}
    texts={{ cost: 'System cost', savings: 'Savings so far', year: 'Year' }}
  />
);
