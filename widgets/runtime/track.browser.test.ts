import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readyCount } from '#contract/common/wire.ts';
import { settle } from '../../tests/support/element/frames.ts';
import { inside, mountFixture, type, type FixtureTag } from '../../tests/support/element/mountFixture.ts';
import { createHost } from './host.ts';
import { countSteps, STATISTICS_KEY } from './track.ts';

const posted = vi.fn<typeof fetch>();
/** What was posted to where counts go. */
const counted = (): RequestInit[] =>
  posted.mock.calls.flatMap(([url, init]) =>
    typeof url === 'string' && url.endsWith('/counts') && init ? [init] : [],
  );
const messages = (): { counts: string[]; [name: string]: unknown }[] =>
  counted().map(({ body }) => JSON.parse(typeof body === 'string' ? body : ''));

beforeEach(() => {
  posted.mockReset().mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', posted);
});
afterEach(() => {
  document.body.replaceChildren();
  localStorage.removeItem(STATISTICS_KEY);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const touch = (tag: FixtureTag): boolean => tag.dispatchEvent(new Event('pointerdown'));
const emit = (tag: FixtureTag, name: string, detail: object = {}): boolean =>
  tag.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
function leave(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a tag that nobody touches tells nothing', async () => {
  await mountFixture('<TAG></TAG>');
  leave();
  expect(messages()).toEqual([]);
});

test('a version of our own page tells that it was shown, touched or not', async () => {
  await mountFixture('<TAG variant="b" campaign="winter"></TAG>');
  leave();
  expect(messages()).toMatchObject([{ campaign: 'winter', variant: 'b', counts: ['shown'] }]);
});

test('each step is told once, when the page is left', async () => {
  const tag = await mountFixture('<TAG partner="pk_one" campaign="winter" variant="b"></TAG>');
  touch(tag);
  expect(messages()).toEqual([]);
  type(inside(tag, 'input'), 'a');
  for (const step of [2, 3, 2, 4]) emit(tag, 'quote-step', { step, of: 4 });
  leave();
  leave();
  expect(messages()).toEqual([
    {
      tag: tag.localName,
      partner: 'pk_one',
      campaign: 'winter',
      variant: 'b',
      counts: ['shown', 'opened', 'started', 'step-2', 'step-3'],
    },
  ]);
});

test('what is sent is told at once, without cookies and without a preflight', async () => {
  const tag = await mountFixture('<TAG></TAG>');
  touch(tag);
  emit(tag, 'quote-submitted', { type: 'contact' });
  expect(messages()).toMatchObject([{ counts: ['opened', 'started', 'sent'] }]);
  const [init] = counted();
  expect(init).toMatchObject({ keepalive: true, credentials: 'omit', referrerPolicy: 'strict-origin' });
  expect(init?.headers).toBeUndefined();
});

test('a tag that is moved about is the same visit, and one that is removed has told all', async () => {
  const tag = await mountFixture('<TAG></TAG>');
  touch(tag);
  tag.remove();
  await settle();
  document.body.append(tag);
  await settle();
  touch(tag);
  leave();
  expect(messages()).toMatchObject([{ counts: ['opened'] }]);
});

describe('how soon it could be used', () => {
  const SITE = 'https://quotes.example';
  const file = (name: string, startTime: number, duration: number) =>
    ({ name: `${SITE}/widgets/v1/${name}`, startTime, duration }) as PerformanceResourceTiming;
  const LOADER = file('quote-widgets.js?ver=6.1', 50, 900);

  test.each([
    [
      'its first step',
      [LOADER, file('fragments/1/ev-quote.html', 950, 300), file('chunks/a.js', 960, 1500)],
      true,
      1510,
    ],
    ['its own script', [LOADER, file('ev-quote-business.js', 60, 4000)], true, 4000],
    ['the script of all, where the step came with the page', [LOADER], true, 900],
    ['nothing, where code had to draw it', [LOADER], false, undefined],
    ['nothing, where nothing was noted', [], true, undefined],
  ])('is read from %s', (_what, files, hadStep, ms) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(files);
    const element = document.createElement('ev-quote');
    const stop = countSteps({ host: { ...createHost(element, SITE), isOwnOrigin: false }, element, hadStep });
    element.dispatchEvent(new Event('pointerdown'));
    stop();
    expect(messages()).toMatchObject([{ counts: ['opened', ...(ms === undefined ? [] : [readyCount(ms)])] }]);
  });
});

test.each([
  ['the page', '<TAG no-statistics></TAG>', () => undefined],
  ['the page, in another way', '<TAG data-no-statistics></TAG>', () => undefined],
  ['the page, as JSX writes it', '<TAG nostatistics></TAG>', () => undefined],
  ['the switch on our cookie page', '<TAG></TAG>', () => localStorage.setItem(STATISTICS_KEY, 'off')],
  ['the browser', '<TAG></TAG>', () => vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true })],
])('%s says no', async (_who, markup, say) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  say();
  const tag = await mountFixture(markup);
  touch(tag);
  emit(tag, 'quote-submitted');
  expect(messages()).toEqual([]);
  expect(warned).not.toHaveBeenCalled();
});
