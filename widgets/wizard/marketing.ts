import { entriesOf } from './stored.ts';

/** The boxes that no specification names. */
export interface MarketingValues {
  readonly marketingText: boolean;
  readonly marketingPhone: boolean;
}

/** The `marketing` object of the wire. @param email the box for offers by e-mail, whatever the funnel calls it */
export const marketingOf = (email: boolean, { marketingText, marketingPhone }: MarketingValues) => ({
  email,
  text: marketingText,
  phone: marketingPhone,
});

/**
 * Kept answers of a form that had one box, `contactConsent`, labelled with offers by e-mail: a tick stays what it said
 * and never becomes consent to something else.
 */
export function partedBoxes(stored: unknown): unknown {
  const { contactConsent, ...answers } = Object.fromEntries(entriesOf(stored));
  if (contactConsent === undefined || 'marketingEmail' in answers) return stored;
  return { ...answers, marketingEmail: contactConsent };
}
