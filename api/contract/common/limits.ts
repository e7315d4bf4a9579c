/** Longest texts that a form or the API takes, in UTF-16 units. */
export const textLimits = {
  name: 80,
  email: 254,
  phone: 40,
  address: 300,
  postcode: 40,
  business: 160,
  notes: 2000,
  message: 4000,
} as const;

/** Apart from the schema: the quick quote says these without a validation library. */
export const POSTCODE_MESSAGES = {
  missing: 'Enter your postcode',
  wrong: 'Enter a full UK postcode, like NE1 4ST',
} as const;

/** Also shown once for a number of another country, which the second press of the button sends: the server takes it. */
export const UK_PHONE_MESSAGE = 'Enter a UK phone number, like 0191 498 0123 or 07700 900123';

/** Longest texts in the attributes of a tag; a longer one is ignored: a page writes the key that we gave it. */
export const attributeLimits = { key: 80, text: 200 } as const;
