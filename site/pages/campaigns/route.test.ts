import { describe, expect, test } from 'vitest';
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
  expect(() => campaignOf(file(TEXT.replace('2027-01-31', '2026-01-31')), '2026-12-01')).toThrow('ends on 2026-01-31');
  expect(() => file(TEXT.replace('kicker:', 'kick:'))).toThrow(/kick/);
});
