import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';

const { address, map } = company;

const WORDS: Readonly<Record<string, string>> = {
  brand: company.brand,
  phone: company.phone,
  phoneLink: telephoneLink(company.phone),
  headOffice: company.headOffice,
  headOfficeLink: telephoneLink(company.headOffice),
  email: company.email,
  address: `${address.street}, ${address.city} ${address.postcode}`,
  hours: company.openingHours.text,
  map: map.name,
};

/**
 * Replaces `{brand}`, `{phone}`, `{email}` and the like in a text of a page, so that it follows when the company
 * moves. Other words in braces stay as they are: `{figure:…}` and `{#an-id}` are for Markdown.
 */
export const withCompany = (text: string): string =>
  text.replaceAll(/\{([a-zA-Z]+)\}/g, (match, word: string) => WORDS[word] ?? match);
