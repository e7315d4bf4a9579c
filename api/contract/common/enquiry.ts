/** The ways in for plain HTML forms of our own pages, which work without JavaScript: shared by the pages and the server. */
export const ENQUIRY_PATH = '/enquiry';
export const ENQUIRY_SENT_PATH = '/enquiry/sent';
export const SUBSCRIBED_PATH = '/enquiry/check-your-email';
/** Sends the link to a saved quote once more. */
export const QUOTE_LINK_PATH = '/enquiry/quote-link';
export const QUOTE_LINK_SENT_PATH = '/find-my-quote/sent';

/** Names of the fields that a plain form adds to the answers. `form` is the tag that the form stands in. */
export const PLAIN_FIELDS = {
  form: 'form',
  page: 'page',
  partner: 'partner',
  campaign: 'campaign',
  /** Not `reference`: that is ours. */
  partnerReference: 'partnerReference',
  name: 'name',
  email: 'email',
  phone: 'phone',
  message: 'message',
  consent: 'privacyConsent',
  subject: 'subject',
  trap: 'leadRoute',
  /** Of a partner's page that the form came from first: kept while it comes back with its errors, from our own page. */
  origin: 'pageOrigin',
  reference: 'reference',
} as const;

/**
 * Name of the form within its shadow root: controls outside of it belong to it by their `form` attribute. The container of
 * a tag holds what the element takes over, and nothing else.
 */
export const PLAIN_FORM_ID = 'plain-form';

/** Stand in the prerendered page of a plain form, until the server puts what belongs there in their place. */
export const FORM_PAGE_TOKENS = { heading: '__FORM_HEADING__', lead: '__FORM_LEAD__', form: '__FORM__' } as const;
