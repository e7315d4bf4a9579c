import type { Facts } from '../facts.ts';
import { proof } from '../registryParts.ts';

const CONTACT = '/contact';

/** What the site specification says of the ways to reach us. */
export const facts: Facts = {
  'contact-phone-hours': {
    text: '9am-5pm Monday to Friday',
    pages: [CONTACT],
    section: '1 and 2, Contact Us',
    substantiation: proof.ownData,
  },
  'contact-reply': {
    text: 'within 24 hours',
    pages: [CONTACT],
    section: '1 and 2, Contact Us',
    decision: 'An aim, with the note that it counts working days: nobody answers on a Sunday.',
  },
  'contact-weekdays': {
    text: '9:00am to 5:00pm',
    pages: [CONTACT],
    section: '2, Contact Us and 9',
    substantiation: proof.ownData,
  },
  'contact-weekend': {
    text: 'Saturday and Sunday',
    pages: [CONTACT],
    section: '2, Contact Us and 9',
    substantiation: proof.ownData,
  },
  'contact-office': {
    text: 'The Beacon, Westgate Road',
    pages: [CONTACT],
    section: '1',
    substantiation: proof.ownData,
  },
};
