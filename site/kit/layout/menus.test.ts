import { describe, expect, test } from 'vitest';
import { routes } from '../../routes.ts';
import { currentMark, holdsPage } from './MenuLinks.tsx';
import { audiences, everyLink, login, mainMenu } from './menus.ts';

const known = new Set<string>(routes.map(({ path }) => path));
const sections = mainMenu.flatMap((entry) => ('items' in entry ? [entry] : []));

describe('the header as the specification lists it', () => {
  test('the main menu', () => {
    expect(mainMenu.map(({ text }) => text)).toEqual([
      'Energy',
      'Home Services',
      'Smart Home',
      'Solar',
      'EV Charging',
      'Commercial Energy',
      'Blog',
      'Case Studies',
      'Help',
    ]);
    expect(sections.map(({ text }) => text)).toEqual(['Energy', 'Home Services', 'Smart Home', 'Help']);
  });

  test('the dropdown of help', () => {
    const help = sections.find(({ id }) => id === 'help');
    expect(help?.items.map(({ text, href }) => `${text} ${href}`)).toEqual([
      'Contact Us /contact',
      'About Us /about',
      'FAQs /faqs',
      'ADR Compliance /adr-compliance',
      'Emergencies /emergencies',
    ]);
  });

  test('the strip and the login', () => {
    expect([...audiences, login].map(({ text, href }) => `${text} ${href}`)).toEqual([
      'For your home /learn-more?topic=energy',
      'For your business /learn-more?topic=business',
      'Log in / Register /get-a-quote',
    ]);
  });
});

test.each(everyLink.map(({ text, href }) => [text, href]))('%s leads to %s, which exists', (_text, href) => {
  expect([...known]).toContain(href.replace(/[?#].*$/, ''));
});

test('no dropdown lists an address twice', () => {
  for (const { items } of sections) expect(new Set(items.map(({ href }) => href)).size).toBe(items.length);
});

test.each([
  ['/blog', '/blog', 'page'],
  ['/blog', '/blog/solar-grants', 'true'],
  ['/blog', '/blogging', undefined],
  ['/learn-more?topic=energy', '/learn-more/energy', 'page'],
  ['/learn-more?topic=energy', '/learn-more/boilers', undefined],
  ['/', '/contact', undefined],
])('the link to %s on %s: %s', (href, path, mark) => {
  expect(currentMark(href, path)).toBe(mark);
});

test('the dropdown that holds a page knows it', () => {
  expect(sections.filter((section) => holdsPage(section, '/faqs')).map(({ id }) => id)).toEqual(['help']);
});
