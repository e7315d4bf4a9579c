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
      <div className={styles.sheet}>{FORM_PAGE_TOKENS.form}</div>
    </div>
    <ContactBand heading="Rather talk to somebody?">A person answers, and takes your details down for you.</ContactBand>
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
  heading: 'Meanwhile',
  links: [
    { href: '/case-studies', title: 'See our projects', text: 'Roofs, batteries and chargers in the North East.' },
    { href: '/blog', title: 'Read up on it', text: 'What solar costs here, which grants are left, how to charge.' },
    { href: '/faqs', title: 'Common questions', text: 'Switching, cover, boilers, solar and bills.' },
  ],
};

export const enquirySent: SentContent = {
  here: 'Message sent',
  heading: 'Message sent!',
  lead: 'Thank you for contacting us. Your message has arrived, and we answer as soon as possible.',
  steps: [
    { title: 'Look into your inbox', text: 'A copy that says what you wrote about is on its way to you.' },
    { title: 'A person reads it', text: 'On working days within 24 hours, usually sooner.' },
    { title: 'You decide', text: 'We answer by email, or ring if you gave us a number. Nothing is agreed by asking.' },
  ],
  related: meanwhile,
};

export const subscriptionAsked: SentContent = {
  here: 'Confirm your subscription',
  heading: 'One more click, in your inbox',
  lead: 'We have sent you an email with a button. Press it and Solar Updates will come to you.',
  steps: [
    { title: 'Open the email', text: 'It comes within a few minutes. If it does not, look into the junk folder.' },
    { title: 'Press the button', text: 'So that nobody can subscribe for somebody else. It works for 7 days.' },
    { title: 'Leave when you like', text: 'Each email has a link to unsubscribe, which takes one click.' },
  ],
  related: meanwhile,
};

export const quoteLinkSent: SentContent = {
  here: 'Link sent',
  heading: 'If we know that quote, the link is on its way',
  lead: 'For your safety we say the same to everybody: only who reads the mailbox learns whether there is a quote.',
  steps: [
    { title: 'Look into your inbox', text: 'The email holds the quote, its PDF and the link to open it again.' },
    { title: 'Nothing there?', text: 'Check the reference and the address, and look into the junk folder.' },
    {
      title: 'Too old?',
      text: `A link opens for ${factText('quote-days')}. After that a new quote has the prices of today.`,
    },
  ],
  related: {
    heading: 'Or begin anew',
    links: [
      { href: '/solar-quote', title: 'Solar quote', text: 'Four short steps to a price.' },
      { href: '/ev-quote', title: 'EV charger quote', text: 'The charger, the grant and what you pay.' },
      { href: '/get-a-quote', title: 'Any other quote', text: 'Cover, boilers, energy and smart home.' },
    ],
  },
};

/** Where a plain form leads after posting: this page can be reloaded and bookmarked. */
export const EnquirySent = ({ here, heading, lead, steps, related }: SentContent) => (
  <>
    <PageHeader here={here} heading={heading} lead={lead} Picture={drawing('letter')} />
    <NextSteps heading="What happens now" steps={steps} />
    <div className={after}>
      <RelatedLinks {...related} />
    </div>
    <ContactBand heading="In a hurry?">Ring us: we see your message on the screen while we talk.</ContactBand>
  </>
);
