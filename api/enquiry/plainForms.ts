import type { ContactSubject } from '#contract/contact/limits.ts';
import { isFormTag, isTagName, TAGS, type FunnelName } from '#contract/tags.ts';

/** What a plain form becomes: a question to sales, a message of the contact form, or a wish to get the newsletter. */
type Kind = 'quote' | 'contact' | 'newsletter';

/** A form that works without JavaScript, by the tag that it stands in. */
export interface PlainForm {
  readonly kind: Kind;
  readonly funnel: FunnelName;
  /** What was asked for, as sales read it. */
  readonly title: string;
  readonly subject: ContactSubject;
}

const quote = (title: string, subject: ContactSubject = 'quote'): Omit<PlainForm, 'funnel'> => ({
  kind: 'quote',
  title,
  subject,
});

const FORMS: Readonly<Record<FunnelName, Omit<PlainForm, 'funnel'>>> = {
  solar: quote('Solar quote'),
  ev: quote('EV charger quote'),
  homecare: quote('HomeCare quote', 'homecare'),
  instant: quote('Instant quote'),
  'commercial-energy': quote('Business energy comparison', 'energy'),
  'commercial-solar': quote('Commercial solar quote'),
  quick: quote('Quick quote'),
  contact: { kind: 'contact', title: 'Message', subject: 'general' },
  newsletter: { kind: 'newsletter', title: 'Solar Updates', subject: 'general' },
};

/** The form that a post came from; one that nobody knows is a message. */
export function plainFormOf(tag: string): PlainForm {
  const funnel = isTagName(tag) && isFormTag(tag) ? TAGS[tag].funnel : 'contact';
  return { funnel, ...FORMS[funnel] };
}
