import { PLAIN_FIELDS, QUOTE_LINK_PATH } from '#contract/common/enquiry.ts';
import { shownReference, type ReferencePrefix } from '#contract/common/reference.ts';
import { unspelled } from '../../../widgets/ui/fieldBinding.ts';
import { Drawing } from '../../drawings/Drawing.tsx';
import { ContactBand } from '../../kit/components/CallToAction.tsx';
import { TickItems } from '../../kit/components/Lists.tsx';
import { NextSteps } from '../../kit/components/NextSteps.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { after } from '../../kit/components/RelatedLinks.css.ts';
import { RelatedLinks } from '../../kit/components/RelatedLinks.tsx';
import { newQuotes, quoteLife } from './Enquiry.tsx';
import * as styles from './PlainForm.css.ts';

const steps = [
  { title: 'Tell us which quote', text: 'Your quote reference and the email address you used.' },
  { title: 'We email you the link', text: 'Only to the address on the quote, so no one else can read it.' },
  {
    title: 'Open your quote',
    text: `See your quote and its PDF again: for ${quoteLife}.`,
  },
];

const ReferenceForm = () => (
  <form method="post" action={QUOTE_LINK_PATH}>
    <div data-part="field">
      <label htmlFor="reference">Quote reference</label>
      <p data-part="hint" id="reference-hint">
        You'll find it at the top of your quote. It looks like SQ-123456, or {shownReference('CE-')}123456 for business
        energy.
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

// By the first letters of a reference one sees which quote it was.
const KINDS = {
  'SQ-': 'Solar',
  'EVQ-': 'EV charger',
  'HC-': 'HomeCare',
  'QTE-': 'Energy, boiler, smart home',
  'CS-COM-': 'Commercial solar',
  'CE-': 'Business energy',
} as const satisfies Record<ReferencePrefix, string>;

const Needed = () => (
  <section className={styles.needed} aria-labelledby="needed">
    <h2 className={styles.heading} id="needed">
      What you need
    </h2>
    <TickItems
      items={[
        'Your quote reference: at the top of your quote, and in the email that came with it',
        'The email address you gave us with the quote',
      ]}
    />
    <div className={styles.kinds}>
      <p className={styles.kindsTitle}>What a reference begins with</p>
      <dl>
        {Object.entries(KINDS).map(([prefix, kind]) => (
          <div key={prefix} className={styles.kind}>
            <dt className={styles.prefix}>{shownReference(prefix)}</dt>
            <dd>{kind}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
);

/** Leads back to a saved quote without an account: the link goes to the address of that quote, whoever asks. */
export const FindMyQuote = () => (
  <>
    <PageHeader
      here="Find my quote"
      heading="Find my quote"
      lead="Already had a quote? We'll email you the link again. No account or password needed."
    />
    <div className={styles.columns}>
      <div className={styles.sheet}>
        <div className={styles.letter}>
          <h2 className={styles.heading}>Your quote, back in your inbox</h2>
          <div className={styles.letterPicture}>
            <Drawing name="letter" />
          </div>
        </div>
        <ReferenceForm />
      </div>
      <Needed />
    </div>
    <NextSteps heading="What happens next" steps={steps} />
    <div className={after}>
      <RelatedLinks {...newQuotes} />
    </div>
    <ContactBand heading="Lost the reference?">Call or email us and we'll find your quote.</ContactBand>
  </>
);
