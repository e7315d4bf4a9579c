import { toPounds } from '#contract/common/money.ts';
import { formatPayback } from '#contract/common/photovoltaic/pricing.ts';
import { PaybackChart } from '../../widgets/ui/PaybackChart/PaybackChart.tsx';
import { businessExample } from '../facts/exampleSystems.ts';

/** What a commercial roof has paid and saved after so many years. */
export const CommercialPayback = () => (
  <PaybackChart
    caption={`What ${businessExample.sizeKw} kW cost and save over 25 years`}
    years={25}
    total={toPounds(businessExample.total)}
    annualSavings={toPounds(businessExample.annualSavings)}
    paybackLabel={`Paid back after ${formatPayback(businessExample.paybackTenths)} years, before tax`}
    texts={{ cost: 'System cost', savings: 'Savings so far', year: 'Year' }}
  />
);
