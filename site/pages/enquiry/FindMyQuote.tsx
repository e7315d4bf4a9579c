import { PLAIN_FIELDS, QUOTE_LINK_PATH } from '#contract/common/enquiry.ts';
import { unspelled } from '../../../widgets/ui/fieldBinding.ts';
import { drawing } from '../../drawings/Drawing.tsx';
import { factText } from '../../facts/facts.ts';
import { ContactBand } from '../../kit/components/CallToAction.tsx';
import { NextSteps } from '../../kit/components/NextSteps.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import * as styles from './PlainForm.css.ts';

const steps = [
  { title: 'Tell us which quote', text: 'Your quote reference and the email address you used.' },
  { title: 'We email you the link', text: 'Only to the address on the quote, so no one else can read it.' },
  {
    title: 'Open your quote',
    text: `See your quote and its PDF again, for ${factText('quote-days')}.`,
  },
];

const ReferenceForm = () => (
  <form method="post" action={QUOTE_LINK_PATH}>
    <div data-part="field">
      <label htmlFor="reference">Quote reference</label>
      <p data-part="hint" id="reference-hint">
        You'll find it at the top of your quote. It looks like SQ-123456.
      </p>
      <input
        id="reference"
        name={PLAIN_FIELDS.reference}
        required
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        {...unspelled}
        aria-describedby="reference-hint"
      />
    </div>
    <div data-part="field">
      <label htmlFor="email">Email address</label>
      <input
        id="email"
        name={PLAIN_FIELDS.email}
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        {...unspelled}
      />
    </div>
    <button type="submit">Send me the link</button>
  </form>
);

/** Leads back to a saved quote without an account: the link goes to the address of that quote, whoever asks. */
export const FindMyQuote = () => (
  <>
    <PageHeader
      here="Find my quote"
      heading="Find my quote"
      lead="Already had a quote? We'll email you the link again. No account or password needed."
      Picture={drawing('report')}
    />
    <div className={styles.place}>
      <div className={styles.sheet}>
        <ReferenceForm />
      </div>
    </div>
    <NextSteps heading="How it works" steps={steps} />
    <ContactBand heading="Lost the reference?">Call or email us and we'll find your quote.</ContactBand>
  </>
);
