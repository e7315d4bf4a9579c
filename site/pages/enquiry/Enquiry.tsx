import { FORM_PAGE_TOKENS } from '#contract/common/enquiry.ts';
import { drawing } from '../../drawings/Drawing.tsx';
import { factText } from '../../facts/facts.ts';
import { ContactBand } from '../../kit/components/CallToAction.tsx';
import { NextSteps, type TitledText } from '../../kit/components/NextSteps.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { after } from '../../kit/components/RelatedLinks.css.ts';
import { RelatedLinks, type RelatedContent } from '../../kit/components/RelatedLinks.tsx';
import * as styles from './PlainForm.css.ts';

/** Around the forms that the server writes: it puts a heading, a sentence and the form in place of the tokens. */
export const EnquiryPage = () => (
  <>
    <PageHeader
      here="Your enquiry"
      heading={FORM_PAGE_TOKENS.heading}
      lead={FORM_PAGE_TOKENS.lead}
      Picture={drawing('letter')}
    />
    <div className={styles.place}>
      <div className={styles.wide}>{FORM_PAGE_TOKENS.form}</div>
    </div>
    <ContactBand heading="Rather talk to someone?">Call us and we'll take your details down for you.</ContactBand>
  </>
);

/** What a page says when a plain form has been sent. */
export interface SentContent {
  readonly here: string;
  readonly heading: string;
  readonly lead: string;
  readonly steps: readonly TitledText[];
  readonly related: RelatedContent;
}

const meanwhile: RelatedContent = {
  heading: 'While you wait',
  links: [
    { href: '/case-studies', title: 'See our projects', text: 'Roofs, batteries and chargers in the North East.' },
    {
      href: '/blog',
      title: 'Our blog',
      text: 'What solar costs here, which grants are open, and how EV charging works.',
    },
    { href: '/faqs', title: 'Common questions', text: 'Switching, cover, boilers, solar and bills.' },
  ],
};

export const enquirySent: SentContent = {
  here: 'Message sent',
  heading: 'Message sent!',
  lead: "Thank you for contacting us. We've got your message and we'll answer as soon as possible.",
  steps: [
    { title: 'Check your inbox', text: "We've emailed you a confirmation that says what you asked about." },
    { title: 'We read it', text: 'A real person reads it, within 24 hours on working days.' },
    { title: 'You decide', text: "We'll reply by email, or call if you gave us a number. There's no obligation." },
  ],
  related: meanwhile,
};

export const subscriptionAsked: SentContent = {
  here: 'Confirm your subscription',
  heading: 'One more click in your inbox',
  lead: "We've sent you an email. Press the button in it to get Solar Updates.",
  steps: [
    { title: 'Open the email', text: "It should arrive in a few minutes. If it doesn't, check your junk folder." },
    { title: 'Press the button', text: "It's how we know it's you. The button works for 7 days." },
    { title: 'Unsubscribe any time', text: 'Every email has a one-click unsubscribe link.' },
  ],
  related: meanwhile,
};

/** For how long a quote can be had again. */
export const quoteLife = `${factText('quote-days')}, or ${factText('instant-quote-hours')}`;

/** For who has lost one for good. */
export const newQuotes: RelatedContent = {
  heading: 'Get a new quote',
  links: [
    { href: '/solar-quote', title: 'Solar quote', text: 'Four short steps to a price.' },
    { href: '/ev-quote', title: 'EV charger quote', text: "The charger, the grant and what you'd pay." },
    { href: '/get-a-quote', title: 'Any other quote', text: 'Cover, boilers, energy and smart home.' },
  ],
};

export const quoteLinkSent: SentContent = {
  here: 'Link sent',
  heading: 'Check your email for the link',
  lead: "If we have a quote with those details, we've emailed the link. To protect your data we show everyone this message.",
  steps: [
    { title: 'Check your inbox', text: 'The email has your quote, its PDF and a link to open it again.' },
    { title: 'Nothing there?', text: 'Check the reference and email address, and look in your junk folder.' },
    {
      title: 'Quote expired?',
      text: `Links work for ${quoteLife}. After that, get a new quote at today's prices.`,
    },
  ],
  related: newQuotes,
};

/** Where a plain form leads after posting: this page can be reloaded and bookmarked. */
export const EnquirySent = ({ here, heading, lead, steps, related }: SentContent) => (
  <>
    <PageHeader here={here} heading={heading} lead={lead} Picture={drawing('letter')} />
    <NextSteps heading="What happens next" steps={steps} />
    <div className={after}>
      <RelatedLinks {...related} />
    </div>
    <ContactBand heading="In a hurry?">Call us. We'll have your message in front of us while we talk.</ContactBand>
  </>
);
