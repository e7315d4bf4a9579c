import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openGuestPage, type GuestPage } from '../../tests/support/element/guestPage.ts';
import type * as TakeOver from '../../tests/support/element/takeOver.ts';
import { soon } from '../../tests/support/element/walkTag.ts';
import { definitions } from '../funnels/definitions.ts';
import { attributeKinds } from './attributes.ts';
import { toAttributeName } from './elementClass.ts';
import { renderFragment } from './prerenderElement.tsx';

// What a page asks of a tag besides a form in its place, before anybody has touched it.

let guest: GuestPage<typeof TakeOver>;
beforeAll(async () => {
  guest = await openGuestPage(new URL('../../tests/support/element/takeOver.ts', import.meta.url).href);
});
afterAll(() => guest.close());
beforeEach(() => void guest.complaints.splice(0));
afterEach(() => guest.page.document.body.replaceChildren());

const quick = definitions.get('quick-quote');
if (!quick) throw new Error('expected the quick quote');
const fragments: Readonly<Record<string, string>> = {
  home: renderFragment(quick, {}, (css) => css),
  business: renderFragment(quick, { 'customer-type': 'business' }, (css) => css),
};

const place = (attributes: Readonly<Record<string, string>>): TakeOver.WaitingTag =>
  guest.module.appendWaiting('quick-quote', attributes, {
    fragmentFor: async (element) =>
      new DOMParser().parseFromString(fragments[element.getAttribute('customer-type') ?? 'home'] ?? '', 'text/html'),
  });

function find<T extends Element = HTMLElement>(root: ParentNode | null | undefined, selector: string): T {
  const found = root?.querySelector<T>(selector);
  if (!found) throw new Error(`expected ${selector}`);
  return found;
}
const field = ({ element }: TakeOver.WaitingTag) => find<HTMLInputElement>(element.shadowRoot, '[name=postcode]');

test.each([
  ['data-layer', 'blockLayer'],
  ['keep', 'session'],
  ['mode', 'dialog'],
])('%s: a block in its page before the script for that has come, for its room is kept by a height', (name, value) => {
  const { element } = place({ [name]: value });
  expect(guest.page.getComputedStyle(element).display).toBe('block');
  element.hidden = true;
  expect(guest.page.getComputedStyle(element).display).toBe('none');
});

describe('data-layer', () => {
  const layer = (name: string): unknown => Reflect.get(guest.page, name);

  test('gets every event of the tag, the first one too, and makes the array where there is none', async () => {
    const tag = place({ 'data-layer': '' });
    const ready = { event: 'quote_ready', quote: { tag: tag.element.localName, version: expect.any(String) } };
    await soon(() => expect(layer('dataLayer')).toEqual([ready]));
    const step = { step: 2, of: 4, name: 'Your details' };
    tag.element.dispatchEvent(new guest.page.CustomEvent('quote-step', { detail: step }));
    expect(layer('dataLayer')).toEqual([
      ready,
      { event: 'quote_step', quote: { tag: tag.element.localName, ...step } },
    ]);
  });

  test('has the name that the page gives, and adds to what stands in it', async () => {
    Reflect.set(guest.page, 'theirLayer', guest.page.eval('[1]'));
    place({ 'data-layer': 'theirLayer' });
    await soon(() => expect(layer('theirLayer')).toMatchObject([1, { event: 'quote_ready' }]));
  });

  test.each(['location', 'no name'])('%j is no name of an array: a warning, and the form stands', async (name) => {
    const tag = place({ 'data-layer': name });
    await soon(() => field(tag));
    await soon(() => expect(guest.complaints).toEqual([expect.stringContaining(`data-layer="${name}" is ignored`)]));
  });
});

describe('keep="session"', () => {
  const inSession = (tag: string): string => `quote-keep:${tag}`;

  test('asks for no code where nothing was kept', async () => {
    const tag = place({ keep: 'session' });
    await soon(() => field(tag));
    expect(tag.asked()).toBe(0);
  });

  test('asks for it at once where something was: that fills it in', async () => {
    const next = /\d+$/.exec(place({}).element.localName)?.[0] ?? '';
    const name = inSession(`quick-quote-${Number(next) + 1}`);
    sessionStorage.setItem(name, '{}');
    const tag = place({ keep: 'session' });
    await soon(() => expect(tag.asked()).toBe(1));
    expect(tag.element.shadowRoot?.querySelector('form')).toBeNull();
    tag.arrive();
    await soon(() => field(tag));
    sessionStorage.removeItem(name);
  });
});

describe('a tag that comes after the first touch of another of its name', () => {
  /** Another tag of the same name, as client-side navigation brings it: its code is there. */
  async function placeAfter(attributes: Readonly<Record<string, string>>) {
    const first = place({});
    await soon(() => field(first));
    first.element.dispatchEvent(new guest.page.PointerEvent('pointerdown'));
    first.arrive();
    await soon(() => expect(first.element.shadowRoot?.querySelector('[data-prerendered]')).toBeNull());
    first.element.remove();
    const element = guest.page.document.createElement(first.element.localName);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    guest.page.document.body.append(element);
    return { ...first, element };
  }

  test('has its form behind a button, and tells its data layer so', async () => {
    const tag = await placeAfter({ mode: 'dialog', 'data-layer': 'laterLayer' });
    await soon(() =>
      expect(Reflect.get(guest.page, 'laterLayer')).toMatchObject([
        { event: 'quote_ready', quote: { tag: tag.element.localName } },
      ]),
    );
    const dialog = find(find(tag.element.shadowRoot, '[data-quote-layer]').shadowRoot, 'dialog');
    expect([field(tag).checkVisibility(), field(tag).closest('[data-quote-layer]') !== null]).toEqual([false, true]);
    expect(dialog).not.toBeNull();
    expect(guest.complaints).toEqual([]);
  });

  test('is spelt as JSX writes it', async () => {
    const tag = await placeAfter({ customertype: 'business' });
    await soon(() => expect(find<HTMLInputElement>(tag.element.shadowRoot, '[value=business]').checked).toBe(true));
  });
});

test.each([
  ['before the tag stands in the page', true],
  ['before it is defined', false],
])('a mode, a data layer and an array are properties, too, also %s', async (_when, isDefined) => {
  const first = place({});
  const { localName } = first.element;
  const next = localName.replace(/\d+$/, (count) => String(Number(count) + 1));
  const element = Object.assign(guest.page.document.createElement(isDefined ? localName : next), {
    mode: 'dialog',
    dataLayer: 'propertyLayer',
    keep: 'session',
  });
  guest.page.document.body.append(element);
  const tag = isDefined ? { ...first, element } : { ...place({}), element };
  await soon(() => find(find(tag.element.shadowRoot, '[data-quote-layer]').shadowRoot, 'dialog'));
  await soon(() => expect(Reflect.get(guest.page, 'propertyLayer')).toMatchObject([{ event: 'quote_ready' }]));
  expect([tag.element.getAttribute('keep'), tag.asked()]).toEqual(['session', 0]);
  Reflect.deleteProperty(guest.page, 'propertyLayer');
});

describe('attributes as JSX writes them', () => {
  test('are understood, and followed', async () => {
    const tag = place({ customertype: 'business' });
    const isChosen = (type: string): boolean =>
      find<HTMLInputElement>(tag.element.shadowRoot, `[value=${type}]`).checked;
    await soon(() => expect(isChosen('business')).toBe(true));
    // The first step that was built for them shows them.
    expect(tag.asked()).toBe(0);
    tag.element.setAttribute('customertype', 'home');
    tag.arrive();
    await soon(() => expect(isChosen('home')).toBe(true));
    expect(guest.complaints).toEqual([]);
  });

  test('feed a data layer from the start', async () => {
    place({ datalayer: 'jsxLayer' });
    await soon(() => expect(Reflect.get(guest.page, 'jsxLayer')).toMatchObject([{ event: 'quote_ready' }]));
  });

  const DASHED = new Set(
    [...definitions.values()]
      .flatMap((definition) => Object.keys(attributeKinds(definition)).map(toAttributeName))
      .filter((name) => name.includes('-')),
  );

  test.each([...DASHED])('%s is one of them', async (name) => {
    const tag = place({ [name.replaceAll('-', '')]: 'home' });
    await soon(() => expect(tag.element.getAttribute(name)).toBe('home'));
  });
});

describe('modes', () => {
  const layerOf = ({ element }: TakeOver.WaitingTag) => find(element.shadowRoot, '[data-quote-layer]').shadowRoot;
  const parts = async (tag: TakeOver.WaitingTag) => {
    await soon(() => field(tag));
    const layer = layerOf(tag);
    return {
      layer,
      dialog: find<HTMLDialogElement>(layer, 'dialog'),
      launcher: find<HTMLButtonElement>(layer, '[part~=launcher]'),
    };
  };

  test('dialog: a button opens the form and gets the focus back; what was typed stays', async () => {
    const tag = place({ mode: 'dialog', label: 'Get my quote' });
    tag.element.style.minHeight = '900px';
    const { layer, dialog, launcher } = await parts(tag);
    expect([launcher.textContent, field(tag).checkVisibility()]).toEqual(['Get my quote', false]);
    launcher.click();
    expect([dialog.open, field(tag).checkVisibility(), layer?.activeElement]).toEqual([true, true, dialog]);
    expect(dialog.getAttribute('aria-label')).toBe('Get my quote');
    field(tag).value = 'NE1 4ST';
    find<HTMLButtonElement>(layer, '[part~=close]').click();
    await soon(() => expect([dialog.open, layer?.activeElement]).toEqual([false, launcher]));
    tag.element.dispatchEvent(new guest.page.PointerEvent('pointerdown'));
    tag.arrive();
    await soon(() => expect(tag.element.shadowRoot?.querySelector('[data-prerendered]')).toBeNull());
    launcher.click();
    expect([field(tag).value, field(tag).checkVisibility()]).toEqual(['NE1 4ST', true]);
    expect(guest.complaints).toEqual([]);
  });

  test('dialog: its words follow the page, and stand where the page says nothing', async () => {
    const tag = place({ mode: 'dialog' });
    const { launcher } = await parts(tag);
    expect(launcher.textContent).toBe('Get a quote');
    tag.element.setAttribute('label', 'What would it cost?');
    await soon(() => expect(launcher.textContent).toBe('What would it cost?'));
  });

  test('two dialogs on one page are apart from each other, and keep no room for a form', async () => {
    const tags = [place({ mode: 'dialog' }), place({ mode: 'dialog' })] as const;
    const [one, other] = [await parts(tags[0]), await parts(tags[1])];
    one.launcher.click();
    expect([one.dialog.open, other.dialog.open]).toEqual([true, false]);
    one.dialog.close();
    for (const { element } of tags) expect(element.getBoundingClientRect().height).toBeLessThan(80);
  });

  test('sticky: a bar at the foot, room for it at the end of the page as long as it is there, and one a page', async () => {
    const page = guest.page.document;
    const root = page.documentElement;
    page.body.insertAdjacentHTML('beforeend', '<div style="height:3000px"></div><p>The end</p>');
    const tag = place({ mode: 'sticky' });
    const { layer, launcher, dialog } = await parts(tag);
    const bar = find(layer, '[part~=bar]');
    const height = Math.ceil(bar.getBoundingClientRect().height);
    expect(height).toBeGreaterThan(52);
    await soon(() =>
      expect([root.style.paddingBlockEnd, root.style.scrollPaddingBlockEnd]).toEqual([`${height}px`, `${height}px`]),
    );
    // It rises into its place.
    await soon(() => expect(bar.getBoundingClientRect().bottom).toBeCloseTo(guest.page.innerHeight, 0));
    guest.page.scrollTo(0, 1e6);
    const end = find(page.body, 'p').getBoundingClientRect();
    expect(end.bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    const second = await parts(place({ mode: 'sticky' }));
    expect(second.layer?.querySelector('[part~=bar]')).toBeNull();
    expect(guest.complaints).toEqual([expect.stringContaining('one mode="sticky"')]);
    launcher.click();
    expect(dialog.open).toBe(true);
    dialog.close();
    tag.element.remove();
    await soon(() => expect([root.style.paddingBlockEnd, root.style.scrollPaddingBlockEnd]).toEqual(['', '']));
    guest.page.scrollTo(0, 0);
  });
});
