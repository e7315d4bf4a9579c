import { homeVat } from '#contract/common/photovoltaic/pricing.ts';
import { contentDay, factText } from '../facts/facts.ts';
import { Timeline } from './charts/Timeline.tsx';

const isReduced = contentDay() >= homeVat.reducedFrom;

/** The VAT on panels and batteries in homes, by date. */
export const VatTimeline = () => (
  <Timeline
    caption="VAT on panels and batteries fitted to a home"
    steps={[
      { when: `Before ${factText('vat-zero-since')}`, figure: '20%', text: 'or 5% for some homes' },
      { when: `From ${factText('vat-zero-since')}`, figure: '0%', text: 'for panels, and batteries fitted with them' },
      {
        when: `From ${factText('vat-batteries-since')}`,
        figure: '0%',
        text: 'for batteries fitted alone, too',
        isNow: !isReduced,
      },
      {
        when: `From ${factText('vat-reduced-from')}`,
        figure: `${homeVat.reducedPercent}%`,
        text: 'for all of it',
        isNow: isReduced,
      },
    ]}
  />
);
