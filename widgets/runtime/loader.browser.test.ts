import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { heightFor } from '#contract/reservedHeights.ts';
import { settle } from '../../tests/support/element/frames.ts';
import { newTag } from '../../tests/support/element/mountFixture.ts';
import { reservedHeightsCss } from '../bundling/reservedHeightsCss.ts';
import { startLoader, type Release } from './loader.ts';

const LOADED = Symbol.for('quote-widgets');

const define = (tag: string): void => customElements.define(tag, class extends HTMLElement {});

type Tags = Readonly<Record<string, () => Promise<unknown>>>;

/** A release in which a tag is defined by what its name stands for, once what is the same for all of them has come. */
const releaseOf = (
  tags: Tags,
  version = '1.0.0',
  arrival: () => Promise<unknown> = async () => undefined,
): Release => ({
  version,
  tags: Object.keys(tags),
  script: `${location.origin}/no-first-steps/`,
  load: async () => {
    await arrival();
    return { defineLazy: (tag) => void tags[tag]?.(), loadCode: async () => undefined };
  },
});

/** A loader that forgets, after its test, that it has run. */
function startRelease(release: Release, loadCurrent = async (): Promise<unknown> => undefined): void {
  Reflect.deleteProperty(globalThis, LOADED);
  startLoader(release, loadCurrent);
}

const start = (tags: Tags): void => startRelease(releaseOf(tags));

beforeEach(() => {
  document.body.replaceChildren();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, LOADED);
  document.body.replaceChildren();
});

describe('finding tags', () => {
  test('one that stands, one that comes later, and the code is asked for once it is near', async () => {
    const [standing, later] = [newTag(), newTag()];
    const load = { [standing]: vi.fn(async () => define(standing)), [later]: vi.fn(async () => define(later)) };
    document.body.innerHTML = `<${standing}></${standing}>`;
    start(load);
    await expect.poll(() => load[standing]).toHaveBeenCalledOnce();
    expect(load[later]).not.toHaveBeenCalled();
    document.body.insertAdjacentHTML('beforeend', `<section><${later}></${later}></section>`);
    await expect.poll(() => load[later]).toHaveBeenCalledOnce();
  });

  test('one in a shadow root of the page is found once the page names that, and so are later ones', async () => {
    const [standing, later] = [newTag(), newTag()];
    const load = { [standing]: vi.fn(async () => define(standing)), [later]: vi.fn(async () => define(later)) };
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = `<${standing}></${standing}>`;
    document.body.append(host);
    start(load);
    await settle();
    expect(load[standing]).not.toHaveBeenCalled();
    dispatchEvent(new CustomEvent('quote-load', { detail: root }));
    await expect.poll(() => load[standing]).toHaveBeenCalledOnce();
    root.append(document.createElement(later));
    await expect.poll(() => load[later]).toHaveBeenCalledOnce();
  });

  test('one far below waits', async () => {
    const tag = newTag();
    const load = vi.fn(async () => define(tag));
    document.body.innerHTML = `<p></p><${tag}></${tag}>`;
    document.querySelector('p')?.style.setProperty('height', '9000px');
    start({ [tag]: load });
    await settle();
    expect(load).not.toHaveBeenCalled();
    document.querySelector(tag)?.scrollIntoView();
    await expect.poll(() => load).toHaveBeenCalledOnce();
  });

  test('one that its page does not show waits until it does', async () => {
    const tag = newTag();
    const load = vi.fn(async () => define(tag));
    document.body.innerHTML = `<div hidden><${tag}></${tag}></div>`;
    start({ [tag]: load });
    await settle();
    expect(load).not.toHaveBeenCalled();
    document.querySelector('div')?.removeAttribute('hidden');
    await expect.poll(() => load).toHaveBeenCalledOnce();
  });

  test.each([320, 900])('one in a hidden panel of %i px gets the room that it will need there', async (width) => {
    // A window of its own: in this one a test of the tag may have defined it.
    const frame = document.createElement('iframe');
    frame.width = '1000';
    document.body.append(frame);
    const page = frame.contentWindow as Window & typeof globalThis;
    const module = new URL('./loader.ts', import.meta.url).href;
    const theirs = (await page.eval(`import(${JSON.stringify(module)})`)) as {
      readonly startLoader: typeof startLoader;
    };
    page.document.body.innerHTML = `<section style="width:${width}px"><div style="display:none"><solar-quote></solar-quote></div></section>`;
    theirs.startLoader(releaseOf({ 'solar-quote': () => new Promise(() => {}) }), async () => undefined);
    const element = page.document.querySelector<HTMLElement>('solar-quote');
    await expect.poll(() => element?.style.minHeight).toBe(`${heightFor('solar-quote', width)}px`);
    // The two differ, and a width of 0 would have been taken for the narrowest.
    expect(heightFor('solar-quote', 900)).toBeLessThan(heightFor('solar-quote', 0));
  });

  test('a div that stands for a tag hands over its attributes and its content', async () => {
    const tag = newTag();
    document.body.innerHTML = `<div class="theirs" data-quote-widget="${tag}" data-customer-type="business"><a href="/x">Quote</a></div>`;
    start({ [tag]: async () => define(tag) });
    const element = document.querySelector(`.theirs > ${tag}`);
    expect(element?.getAttribute('customer-type')).toBe('business');
    expect(element?.querySelector('a')?.textContent).toBe('Quote');
    await settle();
    expect(document.querySelectorAll(tag)).toHaveLength(1);
  });
});

describe('room', () => {
  test('is kept before the code arrives and stays when it has; the tag can then be hidden by the page', async () => {
    const tag = newTag();
    document.body.innerHTML = `<${tag} style="min-height:321px"><a href="/x">Quote</a></${tag}>`;
    const element = document.querySelector<HTMLElement>(tag);
    start({ [tag]: async () => define(tag) });
    expect(element?.style.display).toBe('block');
    await expect.poll(() => element?.style.display).toBe('');
    expect(element?.style.minHeight).toBe('321px');
  });

  test('goes by the width of the tag, in the style sheet too', () => {
    const [narrow, wide] = [heightFor('solar-quote', 320), heightFor('solar-quote', 1280)];
    expect(narrow).toBeGreaterThan(wide);
    expect(wide).toBeGreaterThan(0);
    expect(heightFor('no-such-tag', 320)).toBe(0);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(reservedHeightsCss());
    expect(sheet.cssRules.length).toBeGreaterThan(1);
    expect(reservedHeightsCss()).toContain(`min-height:${narrow}px`);
    expect(reservedHeightsCss()).toContain('solar-quote[mode=sticky]:not(:defined)');
  });
});

describe('trouble', () => {
  test('a chunk that fails is asked for again, later and later, and the page is told in the end', async () => {
    const tag = newTag();
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const load = vi.fn<() => Promise<unknown>>().mockRejectedValue(new TypeError('Failed to fetch'));
    document.body.innerHTML = `<${tag}><a href="/x">Quote</a></${tag}>`;
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    startRelease(releaseOf({ [tag]: async () => define(tag) }, '1.0.0', load));
    await expect.poll(() => load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(load).toHaveBeenCalledTimes(4);
    expect(error).toHaveBeenCalledOnce();
    expect(document.querySelector('a')?.checkVisibility()).toBe(true);
  });

  test('a loader whose chunks are gone asks the current one, whose tags it takes without a warning', async () => {
    const tag = newTag();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const gone = vi.fn<() => Promise<unknown>>().mockRejectedValue(new TypeError('404'));
    const current = async () => startLoader(releaseOf({ [tag]: async () => define(tag) }, '2.0.0'), current);
    document.body.innerHTML = `<${tag}></${tag}>`;
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    startRelease(releaseOf({ [tag]: async () => define(tag) }, '1.0.0', gone), current);
    await expect.poll(() => gone).toHaveBeenCalledOnce();
    expect(customElements.get(tag)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(customElements.get(tag)).toBeDefined();
    expect(gone).toHaveBeenCalledOnce();
    expect(Reflect.get(globalThis, LOADED)).toBe('2.0.0');
    expect(warn).not.toHaveBeenCalled();
  });

  test('a current loader that cannot be reached either is asked again at the next try', async () => {
    const tag = newTag();
    const current = vi.fn<() => Promise<unknown>>().mockRejectedValue(new TypeError('Failed to fetch'));
    const load = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(undefined);
    document.body.innerHTML = `<${tag}></${tag}>`;
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    startRelease(releaseOf({ [tag]: async () => define(tag) }, '1.0.0', load), current);
    await expect.poll(() => load).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(current).toHaveBeenCalledTimes(2);
    expect(customElements.get(tag)).toBeDefined();
    expect(Reflect.get(globalThis, LOADED)).toBe('1.0.0');
  });

  test('a second start of the same version is silent, of another one gives one warning, and neither loads', async () => {
    const tag = newTag();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const second = vi.fn(async () => {});
    document.body.innerHTML = `<${tag}></${tag}>`;
    start({ [tag]: async () => define(tag) });
    startLoader(releaseOf({ [tag]: second }), second);
    expect(warn).not.toHaveBeenCalled();
    startLoader(releaseOf({ [tag]: second }, '2.0.0'), second);
    expect(warn.mock.calls).toEqual([['Quote widgets:', '1.0.0', 'not', '2.0.0']]);
    await settle();
    expect(second).not.toHaveBeenCalled();
  });
});
