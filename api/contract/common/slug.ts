/** What an address is made of: small letters, digits and single hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Characters of a topic's name in an address; what is longer was not written by a person. */
export const LONGEST_TOPIC = 60;
