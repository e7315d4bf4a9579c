import type { Facts } from '../facts.ts';

const value = (name: string): Facts[string] => ({
  text: name,
  pages: ['/about'],
  section: '2, About Us',
  substantiation: 'A statement of what we want to be, not of a figure.',
});

/** The four values of the company, in the words of the specification. */
export const facts: Facts = {
  'about-trustworthiness': value('Trustworthiness'),
  'about-sustainability': value('Sustainability'),
  'about-customer-focus': value('Customer focus'),
  'about-excellence': value('Excellence'),
};
