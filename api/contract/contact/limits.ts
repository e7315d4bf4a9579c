// Apart from the schema: the form shows these before it loads a validation library.

/**
 * What a visitor can write about: the seven of the site specification (section 3), and complaints about how personal
 * data are used, for which the Data (Use and Access) Act 2025 asks for an electronic form since 19 June 2026.
 */
export const CONTACT_SUBJECTS = [
  'general',
  'quote',
  'homecare',
  'boiler',
  'energy',
  'smart',
  'complaint',
  'data-protection',
] as const;
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
  'data-protection': 'Data protection complaint',
};
