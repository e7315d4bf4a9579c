import { PLAIN_FIELDS, QUOTE_LINK_PATH } from '#contract/common/enquiry.ts';
import { unspelled } from '../../../widgets/ui/fieldBinding.ts';
import { drawing } from '../../drawings/Drawing.tsx';
import { factText } from '../../facts/facts.ts';
import { ContactBand } from '../../kit/components/CallToAction.tsx';
import { NextSteps } from '../../kit/components/NextSteps.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import * as styles from './PlainForm.css.ts';

const steps = [
  { title: 'You tell us which', text: 'The reference and the address that you gave when you made the quote.' },
  { title: 'We write to that address', text: 'And to no other, so that nobody else can read your quote.' },
  {
    title: 'You open it again',
    text: `The quote, its PDF, and everything that you can do with it. For ${factText('quote-days')}.`,
  },
];

const ReferenceForm = () => (
  <form method="post" action={QUOTE_LINK_PATH}>
    <div data-part="field">
      <label htmlFor="reference">Quote reference</label>
      <p data-part="hint" id="reference-hint">
        It stands at the top of your quote, like SQ-123456.
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
      lead="There is no account to open and no password to remember. We send you the link to your quote once more."
      Picture={drawing('report')}
    />
    <div className={styles.place}>
      <div className={styles.sheet}>
        <ReferenceForm />
      </div>
    </div>
    <NextSteps heading="How it works" steps={steps} />
    <ContactBand heading="Lost the reference?">Ring or write, and a person will look for your quote.</ContactBand>
  </>
);
