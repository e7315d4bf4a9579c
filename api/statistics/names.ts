const PLAIN_NAME = /^[\w .~+-]{1,60}$/;
// The link of a newsletter can name its reader by a number: what looks like one is nobody's campaign.
const LONG_NUMBER = /\d{7}|[0-9a-f]{16}/i;
/** Campaigns and variants of one day. Real ones are a handful; anybody can make names up. */
const MOST_NAMES = 200;

/** Instead of a name that is no campaign's, and of those beyond the most. */
const OTHER_NAME = 'other';

/** As sums and reports name a campaign: in small letters, and "other" where it could name a person; "" for none. */
export function plainName(name = ''): string {
  const plain = name.trim().toLowerCase();
  if (plain === '') return '';
  return PLAIN_NAME.test(plain) && !LONG_NUMBER.test(plain) ? plain : OTHER_NAME;
}

/**
 * Lets names of campaigns pass, plainly; those that come after many others on one day become "other" too, so that a flood
 * of made-up names is a few rows.
 * @param dayOf the present day
 */
export function createNames(dayOf: () => string): (name: string | undefined) => string {
  let day = '';
  let known = new Set<string>();
  return (name) => {
    const plain = plainName(name);
    if (plain === '' || plain === OTHER_NAME) return plain;
    if (day !== dayOf()) {
      day = dayOf();
      known = new Set();
    }
    if (!known.has(plain) && known.size >= MOST_NAMES) return OTHER_NAME;
    known.add(plain);
    return plain;
  };
}
