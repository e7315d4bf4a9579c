import type { ContactSubject } from '#contract/contact/limits.ts';
import type { FunnelName } from '#contract/registry.ts';

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

const quote = (funnel: FunnelName, title: string, subject: ContactSubject = 'quote'): PlainForm => ({
  kind: 'quote',
  funnel,
  title,
  subject,
});

const CONTACT: PlainForm = { kind: 'contact', funnel: 'contact', title: 'Message', subject: 'general' };

const FORMS: ReadonlyMap<string, PlainForm> = new Map<string, PlainForm>([
  ['solar-quote', quote('solar', 'Solar quote')],
  ['ev-quote', quote('ev', 'EV charger quote')],
  ['homecare-quote', quote('homecare', 'HomeCare quote', 'homecare')],
  ['instant-quote', quote('instant', 'Instant quote')],
  ['commercial-energy-quote', quote('commercial-energy', 'Business energy comparison', 'energy')],
  ['commercial-solar-quote', quote('commercial-solar', 'Commercial solar quote')],
  ['quick-quote', quote('quick', 'Quick quote')],
  ['contact-form', CONTACT],
  ['newsletter-signup', { kind: 'newsletter', funnel: 'newsletter', title: 'Solar Updates', subject: 'general' }],
]);

/** The form that a post came from; one that nobody knows is a message. */
export const plainFormOf = (tag: string): PlainForm => FORMS.get(tag) ?? CONTACT;
