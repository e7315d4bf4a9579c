import { postcodeDistrict } from '#contract/common/postcode.ts';
import type { Submission } from '#contract/common/submission.ts';
import type { QuickQuoteData } from '#contract/quick/schema.ts';
import { registry } from '#contract/registry.ts';
import { definePresenter, type Presentation } from './presenter.ts';
import { areaFlags } from './rows.ts';

const presentQuick = ({ data: { customerType, service, postcode } }: Submission<QuickQuoteData>): Presentation => ({
  subjectParts: ['Quick quote', service, postcodeDistrict(postcode)],
  headline: [{ label: 'Service', value: service }],
  sections: [
    {
      heading: 'Quick quote',
      rows: [
        { label: 'Customer', value: customerType === 'business' ? 'Business' : 'Home' },
        { label: 'Service', value: service },
      ],
    },
  ],
  address: '',
  flags: areaFlags(postcode),
});

/** The first three answers of a visitor, for counting and for knowing what an unfinished quote was about: nobody is mailed. */
export const quickPresenter = definePresenter({
  contract: registry.quick,
  mails: [],
  actions: [],
  savesQuote: false,
  present: presentQuick,
});
