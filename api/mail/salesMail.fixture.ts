import type { SalesMailInput } from './salesMail.ts';

/** The sales mail of an ordinary home quote. */
export const salesInput: SalesMailInput = {
  subjectParts: ['Solar', 'Home', '4 kW', '£3,297', 'NE1'],
  reference: 'SQ-123456',
  headline: [
    { label: 'Total', value: '£3,297' },
    { label: 'System', value: '4 kW, 10 panels' },
    { label: 'Savings', value: '£720 a year' },
  ],
  contact: {
    name: 'Anna Bell',
    phone: '0191 498 0123',
    dial: 'tel:+441914980123',
    email: 'anna.bell@example.org',
    postcode: 'NE1 4ST',
    address: '12 Quayside, Newcastle upon Tyne',
  },
  sections: [
    { heading: 'System', rows: [{ label: 'Panels', value: '10 × 455 W panel' }] },
    { heading: 'Message', rows: [{ label: 'Notes', value: 'Please call after five.' }] },
  ],
  flags: [],
  receivedAt: '2026-11-20T17:14:00.000Z',
  attributionRows: [{ label: 'Page', value: 'https://partner.example/solar.html' }],
  leadId: '01931f0c-3a9b-7d2e-8f00-000000000000',
};

export const HOSTILE_TEXTS = [
  '<img src=x onerror=alert(1)>',
  '"><script src=//evil.example></script>',
  '</td></tr></table><h1>Pay here</h1><a href="https://evil.example">',
  'Anna\r\nBcc: victim@example.net\r\n\r\n<b>body</b>',
  'invoice\u202Efdp.exe\u200B\u0000',
  '=cmd|calc!A1',
  "{{constructor.constructor('return 1')()}} ${process.env} <%= 1 %>",
] as const;

/** The same mail with a hostile text in every place that a visitor fills. */
export const hostileInput = (text: string): SalesMailInput => ({
  ...salesInput,
  contact: { ...salesInput.contact, name: text, phone: text, dial: text, postcode: text, address: text, email: text },
  sections: salesInput.sections.map(({ heading, rows }) => ({
    heading,
    rows: rows.map(({ label }) => ({ label, value: text })),
  })),
  attributionRows: [{ label: 'Page', value: text }],
});

const TAG = /<(\/?[a-z][a-z0-9]*|!doctype)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/gi;

/** Every element of a page with the names of its attributes, in order: what no value may change. */
export function skeleton(page: string): readonly string[] {
  return [...page.matchAll(TAG)]
    .filter(([, name]) => name !== 'br')
    .map(
      ([, name = '', attributes = '']) =>
        `${name} ${attributes
          .replace(/="[^"]*"/g, '')
          .replace(/\s+/g, ' ')
          .trim()}`,
    );
}

/** Words whose size is neither said beside them nor by the style sheet of a table of rows: Outlook hands nothing down to cells. */
export const wordsWithoutSize = (html: string): string[] =>
  html
    .replace(/<table\s+class="m-rows"[^]*?<\/table>/g, '')
    .match(/<(?:td|th|p|h[1-6])\b(?![^>]*font-size:)[^>]*>(?!&nbsp;)\s*[^<\s][^<]*/g) ?? [];
