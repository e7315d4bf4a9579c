import { Timeline } from './charts/Timeline.tsx';

/** The VAT on panels and batteries in homes, by date. */
export const VatTimeline = () => (
  <Timeline
    caption="VAT on panels and batteries fitted to a home"
    steps={[
      { when: 'Before 1 April 2022', figure: '20%', text: 'or 5% for some homes' },
      { when: 'From 1 April 2022', figure: '0%', text: 'for panels, and batteries fitted with them' },
      { when: 'From 1 February 2024', figure: '0%', text: 'for batteries fitted alone, too', isNow: true },
      { when: 'From 1 April 2027', figure: '5%', text: 'for all of it' },
    ]}
  />
);
