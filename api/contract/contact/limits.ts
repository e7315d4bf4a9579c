// Apart from the schema: the form shows these before it loads a validation library.

/** What a visitor can write about (site specification, section 3). */
export const CONTACT_SUBJECTS = ['general', 'quote', 'homecare', 'boiler', 'energy', 'smart', 'complaint'] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** By the subject's value, as visitors and sales read it. */
export const CONTACT_SUBJECT_LABELS: Readonly<Record<ContactSubject, string>> = {
  general: 'General enquiry',
  quote: 'Quote request',
  homecare: 'HomeCare query',
  boiler: 'Boiler services',
  energy: 'Energy services',
  smart: 'Smart home',
  complaint: 'Complaint',
};
