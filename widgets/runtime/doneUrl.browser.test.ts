import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testHost } from '../../tests/support/element/hosts.ts';
import { leadOn } from './partnerCheck.ts';

const fetched = vi.fn<(address: string) => Promise<Response>>();
const go = vi.fn<(address: string) => void>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetAllMocks();
});

const leadOnTo = async (
  address: string | undefined,
  reference: string | undefined = 'SQ-123456',
): Promise<string[]> => {
  const element = document.createElement('solar-quote');
  element.setAttribute('partner', 'pk_one');
  if (address !== undefined) element.setAttribute('done-url', address);
  await leadOn(testHost(false, element), { reference }, go);
  return go.mock.calls.map(([opened]) => opened);
};
const answerWith = (body: object): void => void fetched.mockImplementation(async () => Response.json(body));

test.each([
  ['/thanks', `${location.origin}/thanks?quote-reference=SQ-123456`],
  ['/thanks?from=solar#top', `${location.origin}/thanks?from=solar&quote-reference=SQ-123456#top`],
  [`${location.origin}/thanks`, `${location.origin}/thanks?quote-reference=SQ-123456`],
])('%s is a page of this origin, which nobody is asked about', async (address, opened) => {
  expect(await leadOnTo(address)).toEqual([opened]);
  expect(fetched).not.toHaveBeenCalled();
});

test('a form without references says none', async () => {
  expect(await leadOnTo('/thanks', '')).toEqual([`${location.origin}/thanks`]);
});

test('a page of another origin is opened where the partner has registered that', async () => {
  answerWith({ status: 'active', origin: 'registered', destination: 'registered' });
  expect(await leadOnTo('https://shop.example/thanks')).toEqual([
    'https://shop.example/thanks?quote-reference=SQ-123456',
  ]);
  expect(fetched.mock.calls[0]?.[0]).toBe(
    'https://quotes.example/functions/v1/partner?key=pk_one&to=https%3A%2F%2Fshop.example',
  );
});

test.each([
  ['is not registered', { destination: 'unregistered' }],
  ['an older server knows nothing of', { status: 'active', origin: 'registered' }],
])('another origin that %s is not opened', async (_what, answer) => {
  answerWith(answer);
  expect(await leadOnTo('https://evil.example/thanks')).toEqual([]);
});

test('without an answer the visitor stays', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await leadOnTo('https://shop.example/thanks')).toEqual([]);
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('done-url'));
});

test.each([
  undefined,
  '',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,hello',
  'http://shop.example/thanks',
  'blob:https://shop.example/1',
  'https://jane:secret@shop.example/',
  'https://',
])('%j leads nowhere, and nobody is asked', async (address) => {
  answerWith({ destination: 'registered' });
  expect(await leadOnTo(address)).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});
