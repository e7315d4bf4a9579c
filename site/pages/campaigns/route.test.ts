import { describe, expect, test } from 'vitest';
import { readContent } from '../../facts/readCollection.ts';
import { readFrontMatter } from '../../markdown/frontMatter.ts';
import { plainIssues } from '../../markdown/issueWords.ts';
import { campaignOf, campaignSchema, versionsOf } from './campaigns.ts';
import { campaignRoutesOn } from './route.ts';

const TEXT = `---
title: Big offer
name: Offer
kicker: Weeks
description: A description that is long enough to be shown below the title of a result.
keywords: [offer]
lead: A lead
starts: '2026-11-02'
ends: '2027-01-31'
tag: solar-quote
attributes: { service: Solar and battery }
ticket: { figure: One, text: of something }
picture: home-scene
promises: [Short]
next: { path: /solar-quote, text: Solar quote }
---
Some text.
`;

const file = (text: string) => {
  const read = readFrontMatter(text);
  if ('message' in read) throw new Error(read.message);
  const { data, body } = read;
  return { slug: 'offer', file: 'offer.md', data: campaignSchema.parse(data), body };
};
const on = (day: string) =>
  campaignRoutesOn([campaignOf(file(TEXT), day)]).map(({ path, status, isIndexed, offer }) => ({
    path,
    status,
    isIndexed,
    ends: offer?.ends,
  }));

const offer = { path: '/campaigns/offer', status: undefined, ends: '2027-01-31' };
const ended = { path: '/campaigns/offer/ended', status: 410, isIndexed: false, ends: undefined };

test.each([
  ['2026-11-01', [{ ...offer, isIndexed: false }, ended]],
  ['2026-11-02', [{ ...offer, isIndexed: true }, ended]],
  ['2027-01-31', [{ ...offer, isIndexed: true }, ended]],
  ['2027-02-01', [{ ...ended, path: '/campaigns/offer' }]],
])('a build on %s', (day, expected) => {
  expect(on(day)).toEqual(expected);
});

test('its file names the campaign on the tag', () => {
  expect(campaignOf(file(TEXT), '2026-12-01').attributes).toEqual({ campaign: 'offer', service: 'Solar and battery' });
});

describe('a form behind a button', () => {
  const withAttributes = (attributes: string) => TEXT.replace('{ service: Solar and battery }', attributes);

  test('is said among the attributes of its tag', () => {
    const { attributes } = campaignOf(file(withAttributes('{ mode: sticky, label: Get my quote }')), '2026-12-01');
    expect(attributes).toEqual({ campaign: 'offer', mode: 'sticky', label: 'Get my quote' });
  });

  test.each([
    ['mode: popup', 'mode', '"inline", "dialog", "sticky"'],
    ['head: off', 'head', '"none"'],
    ['customer-type: farm', 'customer-type', '"home", "business"'],
  ])('%s stops the build, with what is allowed', (wrong, name, allowed) => {
    const read = readFrontMatter(withAttributes(`{ ${wrong} }`));
    const data = 'message' in read ? undefined : read.data;
    const { error } = campaignSchema.safeParse(data);
    expect(error && plainIssues(error, data, campaignSchema)).toEqual([
      { path: ['attributes', name], message: expect.stringContaining(allowed) },
    ]);
  });
});

describe('a second version', () => {
  const tested = TEXT.replace(
    'next:',
    'experiment: { sent: 400, b: { lead: "Until {ends}", attributes: { service: Home battery } } }\nnext:',
  );
  const campaign = campaignOf(file(tested), '2026-12-01');

  test('has a page that is not listed, and the first one names it', () => {
    const [first, second] = campaignRoutesOn([campaign]);
    expect(first?.variant).toEqual({ page: '/campaigns/offer/b', campaign: 'offer', starts: '2026-11-02', sent: 400 });
    expect(second).toMatchObject({ path: '/campaigns/offer/b', canonical: '/campaigns/offer', isIndexed: false });
    expect(second?.variant).toBeUndefined();
  });

  test('says what its front matter says otherwise, and each is counted by its name', () => {
    const { a, b } = versionsOf(campaign);
    expect([a.lead, a.attributes]).toEqual([
      'A lead',
      { campaign: 'offer', service: 'Solar and battery', variant: 'a' },
    ]);
    expect([b?.lead, b?.title, b?.attributes]).toEqual([
      'Until 31 January 2027',
      'Big offer',
      { campaign: 'offer', service: 'Home battery', variant: 'b' },
    ]);
  });

  test('is none without an experiment', () => {
    const { a, b } = versionsOf(campaignOf(file(TEXT), '2026-12-01'));
    expect([a.attributes.variant, b]).toEqual([undefined, undefined]);
  });
});

test('an end before the start stops the build, and so does a field that nobody knows', () => {
  expect(() => campaignOf(file(TEXT.replace('2027-01-31', '2026-01-31')), '2026-12-01')).toThrow(
    'ends on "2026-01-31"',
  );
  expect(() => file(TEXT.replace('kicker:', 'kick:'))).toThrow(/kick/);
});

describe('what somebody gets wrong is told by line, field and what would be right', () => {
  const toldOf = (from: string | RegExp, to: string): string[] => {
    const read = readContent('offer.md', TEXT.replace(from, to), campaignSchema);
    if ('problems' in read) return read.problems.map(({ line, field = '', message }) => `${line} ${field}: ${message}`);
    try {
      campaignOf(read.content, '2026-12-01');
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : ''];
    }
  };
  const experiment = (b: string): string => `experiment: { sent: 400, b: ${b} }\nnext:`;

  test.each([
    ['a misspelt field', 'kicker:', 'kiker:', '4 : "kiker" is no field here. Do you mean "kicker"?'],
    ['a day that is none', '2027-01-31', '2027-02-30', '9 ends: this day does not exist. It is the text "2027-02-30".'],
    ['a day as people write it', '2027-01-31', '31/01/2027', '9 ends: has to be a day such as 2024-04-18.'],
    ['an end before the start', '2027-01-31', '2026-01-31', 'it ends on "2026-01-31", before it starts on 2026-11-02.'],
    [
      'a colon in a text',
      'lead: A',
      'lead: New: a',
      '7 : a text with a colon and a space in it has to stand in quotes',
    ],
    ['a tab', 'ticket: { figure: One, text: of something }', 'ticket:\n\tfigure: One', 'in place of the tab'],
    ['a field twice', 'name: Offer', 'name: Offer\nname: Other', 'this field stands here twice: delete one of them.'],
    ['a drawing that nobody has', 'home-scene', 'home', '13 picture: has to be the name of a drawing, one of '],
    ['a form without a quote', 'tag: solar-quote', 'tag: contact-form', '10 tag: has to be one of "solar-quote", '],
    [
      'a value that the tag leaves aside',
      'Solar and battery',
      'Solar & battery',
      '"Solar & battery" is no service of <solar-quote>. Write one of: Solar panels, ',
    ],
    [
      'an attribute of another tag',
      'service: Solar and battery',
      'plan: Complete Care',
      '"plan" is not known to <solar-quote>. It knows: ',
    ],
    ['a day by another name', 'A lead', 'Until {end}', '"{end}" is filled in by nothing. Write {starts} or {ends}'],
    [
      'an address without its slash',
      'path: /solar',
      'path: solar',
      '15 next.path: has to be the address of a page of ours, such as /solar-quote.',
    ],
    ['a second version like the first', 'next:', experiment('{}'), 'says nothing otherwise than the page'],
    [
      'a wrong value in the second version',
      'next:',
      experiment('{ attributes: { service: Panels } }'),
      '"Panels" is no service of <solar-quote>.',
    ],
  ])('%s', (_what, from, to, expected) => {
    expect(toldOf(from, to).join('\n')).toContain(expected);
  });

  test('and nothing of what is right', () => {
    expect(toldOf('A lead', 'From {starts} until {ends}')).toEqual([]);
  });
});
