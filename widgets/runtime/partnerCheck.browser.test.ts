import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settle } from '../../tests/support/element/frames.ts';
import { inside, mountFixture, type, type FixtureTag } from '../../tests/support/element/mountFixture.ts';

// Each test asks another API: what was answered is kept for the page.
let count = 0;
const newApi = (): string => `https://api-${(count += 1)}.example`;

const answer = (body: object) =>
  vi.fn<typeof fetch>().mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body))));
const refuse = { status: 'active', origin: 'unregistered' };

let errors: string[] = [];
let warnings: string[] = [];
beforeEach(() => {
  errors = [];
  warnings = [];
  vi.spyOn(console, 'error').mockImplementation((text) => void errors.push(String(text)));
  vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(String(text)));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const LINK = '<a href="https://roofer.example/solar">Our own link</a>';
const isFormShown = (tag: FixtureTag): boolean => inside<HTMLElement>(tag, 'form').checkVisibility();
const closed = (tag: FixtureTag): HTMLElement => inside(tag, '[data-quote-closed]');

async function mountOn(api: string, attributes = 'partner="pk_one"', content = LINK): Promise<FixtureTag> {
  // What the tag imports when its form works, so that it asks at once.
  await import('./partnerCheck.ts');
  const tag = await mountFixture(`<TAG api="${api}" ${attributes}>${content}</TAG>`);
  await settle();
  return tag;
}

async function untilClosed(tag: FixtureTag): Promise<void> {
  await expect.poll(() => closed(tag)).toBeTruthy();
}

/** The same where the answer closes it: that takes as long as the machine is busy. */
async function closeOn(api: string, attributes?: string, content?: string): Promise<FixtureTag> {
  const tag = await mountOn(api, attributes, content);
  await untilClosed(tag);
  return tag;
}

describe('a page that may not send', () => {
  test("shows the page's own link and our telephone, and tells the developer once what to do", async () => {
    vi.stubGlobal('fetch', answer(refuse));
    const api = newApi();
    const tags = [await closeOn(api), await closeOn(api)];
    for (const tag of tags) {
      expect(isFormShown(tag)).toBe(false);
      expect(tag.querySelector('a')?.checkVisibility()).toBe(true);
      expect(closed(tag).querySelector('[href="tel:+441914980100"]')?.checkVisibility()).toBe(true);
    }
    expect(fetch).toHaveBeenCalledOnce();
    expect(errors).toEqual([
      expect.stringMatching(`${location.origin} is not registered.*add exactly ${location.origin}.*"pk_one"`),
    ]);
  });

  test('without a link of its own shows one to our page, in a new tab', async () => {
    vi.stubGlobal('fetch', answer(refuse));
    const tag = await closeOn(newApi(), '', '');
    const link = closed(tag).querySelector<HTMLAnchorElement>('a[target=_blank]');
    expect(link?.checkVisibility()).toBe(true);
    expect(link?.rel).toBe('noopener');
    expect(closed(tag).textContent).toContain("This form doesn't work on this page.");
    expect(errors).toEqual([expect.stringMatching(/put your key on the tag/)]);
  });

  test('keeps what was typed before the answer came, and says above it that it cannot be sent', async () => {
    let arrive = (_response: Response): void => undefined;
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockReturnValue(new Promise((resolve) => (arrive = resolve))));
    const tag = await mountOn(newApi());
    type(inside(tag, 'input[autocomplete=given-name]'), 'Jane');
    arrive(new Response(JSON.stringify(refuse)));
    await untilClosed(tag);
    expect(isFormShown(tag)).toBe(true);
    expect(inside(tag, 'input[autocomplete=given-name]').value).toBe('Jane');
    expect(closed(tag).getAttribute('role')).toBe('alert');
    expect(closed(tag).textContent).toMatch(/can't send the form.*0191 498 0100/);
    const position = closed(tag).compareDocumentPosition(inside(tag, 'form'));
    expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('keeps no form open for a focus that autofocus has put there', async () => {
    vi.stubGlobal('fetch', answer(refuse));
    const tag = await closeOn(newApi(), 'autofocus');
    expect(isFormShown(tag)).toBe(false);
  });

  test('stays closed when the tag moves, is changed and is touched; the page is told', async () => {
    vi.stubGlobal('fetch', answer(refuse));
    const heard: unknown[] = [];
    const listen = (event: Event) => heard.push(event instanceof CustomEvent && event.detail);
    document.addEventListener('quote-failed', listen, { once: true });
    const tag = await closeOn(newApi());
    expect(heard).toEqual([{ code: 'origin' }]);
    const place = document.createElement('section');
    document.body.append(place);
    tag.remove();
    await settle();
    place.append(tag);
    tag.setAttribute('postcode', 'NE1 4LP');
    tag.querySelector('a')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await settle();
    expect(isFormShown(tag)).toBe(false);
    expect(tag.shadowRoot?.querySelectorAll('[data-quote-closed]')).toHaveLength(1);
  });
});

describe('a page that may send', () => {
  test.each([
    ['unknown', /pk_unknown.*is not known/],
    ['disabled', /pk_disabled.*is switched off/],
  ])('keeps its form with a key that is %s, which is told to the developer, once', async (status, message) => {
    vi.stubGlobal('fetch', answer({ status, origin: 'registered' }));
    const api = newApi();
    const first = await mountOn(api, `partner="pk_${status}"`);
    await expect.poll(() => warnings).toEqual([expect.stringMatching(message)]);
    expect(isFormShown(first)).toBe(true);
    expect(errors).toEqual([]);
  });

  test.each([
    ['a good key', answer({ status: 'active', origin: 'registered' }), 'partner="pk_good"'],
    ['no key', answer({ status: 'unknown', origin: 'registered' }), ''],
    ['no connection', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch')), 'partner="pk_a"'],
    ['an answer that is none', answer([]), 'partner="pk_a"'],
    ['a server from before origins were told', answer({ status: 'active' }), 'partner="pk_a"'],
    ['a busy server', vi.fn<typeof fetch>().mockResolvedValue(new Response('', { status: 429 })), 'partner="pk_a"'],
  ])('hears nothing with %s', async (_name, reply, attributes) => {
    vi.stubGlobal('fetch', reply);
    const tag = await mountOn(newApi(), attributes);
    expect(reply).toHaveBeenCalledOnce();
    expect(isFormShown(tag)).toBe(true);
    expect([...warnings, ...errors]).toEqual([]);
  });

  test('is not asked about on our own pages', async () => {
    vi.stubGlobal('fetch', answer(refuse));
    const tag = await mountOn(location.origin, '');
    expect(fetch).not.toHaveBeenCalled();
    expect(isFormShown(tag)).toBe(true);
  });
});
