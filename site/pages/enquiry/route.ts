import { company } from '#contract/common/company.ts';
import { ENQUIRY_PATH, ENQUIRY_SENT_PATH, QUOTE_LINK_SENT_PATH, SUBSCRIBED_PATH } from '#contract/common/enquiry.ts';
import { page, type Route } from '../../document/route.ts';
import {
  EnquiryPage,
  EnquirySent,
  enquirySent,
  quoteLinkSent,
  subscriptionAsked,
  type SentContent,
} from './Enquiry.tsx';
import { FindMyQuote } from './FindMyQuote.tsx';

interface PlainRoute extends Pick<Route, 'path' | 'description' | 'Page'> {
  readonly name: string;
  readonly menu?: Route['menu'];
}

// Steps of a form, not pages to be found: no search engine keeps them.
const plainRoute = ({ name, ...route }: PlainRoute): Route =>
  page({
    ...route,
    title: `${name} | ${company.brand}`,
    keywords: [name.toLowerCase(), 'home energy quotes', company.brand],
    isIndexed: false,
    tags: [],
    structuredData: [],
  });

const sentRoute = (path: Route['path'], description: string, content: SentContent): Route =>
  plainRoute({ path, name: content.here, description, Page: () => EnquirySent(content) });

/** Pages around forms that are plain HTML. */
export const plainFormRoutes: readonly Route[] = [
  plainRoute({
    path: ENQUIRY_PATH,
    name: 'Your enquiry',
    description:
      'Ask us anything with a plain form that works without JavaScript. A real person in Newcastle will reply.',
    Page: EnquiryPage,
  }),
  sentRoute(
    ENQUIRY_SENT_PATH,
    "We've got your message. Here's what happens next, and what to read in the meantime.",
    enquirySent,
  ),
  sentRoute(
    SUBSCRIBED_PATH,
    "Nearly there: press the button in the email we've just sent you to get Solar Updates.",
    subscriptionAsked,
  ),
  plainRoute({
    path: '/find-my-quote',
    name: 'Find my quote',
    description: "Lost the link to your quote? Tell us the reference and your email address and we'll send it again.",
    menu: { group: 'Help and support', text: 'Find my quote' },
    Page: FindMyQuote,
  }),
  sentRoute(
    QUOTE_LINK_SENT_PATH,
    "If we have a quote with those details, we've emailed the link to the address on it.",
    quoteLinkSent,
  ),
];
