import { PROJECTS_PATH } from '../caseFilters.ts';
import type { Facts } from '../facts.ts';

const LIST = PROJECTS_PATH;
const HOME = `${LIST}/newcastle-home-solar-installation`;
const RETAIL = `${LIST}/newcastle-retail-ev-charging`;

/** What the site specification says of finished projects. */
export const facts: Facts = {
  'case-home-size': { text: '4.8 kW', pages: [HOME, LIST], section: '3 and 9, Case studies' },
  'case-home-saving': {
    text: 'about £850 a year',
    pages: [HOME],
    section: '9, Case studies',
    decision:
      'Kept on the page of the project with its basis. The calculator gives £864 for 4.8 kW (4,320 kWh at 20p), other pages state savings of their own.',
  },
  'case-retail-size': { text: '6 x 22 kW', pages: [RETAIL, LIST], section: '3, Case study' },
  'case-first-month': { text: 'October 2023', pages: [LIST], section: '3, Case study' },
  'case-last-month': { text: 'March 2024', pages: [HOME, LIST], section: '3, Case study' },
};
