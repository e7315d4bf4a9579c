import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { settle } from '../../tests/support/element/frames.ts';
import { openGuestPage, type GuestPage } from '../../tests/support/element/guestPage.ts';
import type * as TakeOver from '../../tests/support/element/takeOver.ts';
import { soon } from '../../tests/support/element/walkTag.ts';
import type { TagName } from '../../tests/support/tags.ts';
import { definitions } from '../funnels/definitions.ts';
import { attributeKinds } from './attributes.ts';
import { LAZY_PROPERTIES } from './lazyElement.ts';
import { renderFragment } from './prerenderElement.tsx';
import { propertyOf } from './readableTheme.ts';

// What a tag does on a page of somebody else until its code has come, and while it comes.

let guest: GuestPage<typeof TakeOver>;
beforeAll(async () => {
  guest = await openGuestPage(new URL('../../tests/support/element/takeOver.ts', import.meta.url).href);
});
afterAll(() => guest.close());
beforeEach(() => void guest.complaints.splice(0));
afterEach(() => guest.page.document.body.replaceChildren());

type Attributes = Readonly<Record<string, string>>;

function fragmentOf(attributes: Attributes, name: TagName = 'quick-quote'): string {
  const definition = definitions.get(name);
  if (!definition) throw new Error('expected a definition');
  return renderFragment(definition, attributes, (css) => css);
}

const fragments: Readonly<Record<string, string>> = {
  '': fragmentOf({}),
  business: fragmentOf({ 'customer-type': 'business' }),
};
const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** A tag in the page that shows the fragment of its type of customer. */
function place(attributes: Attributes = {}, options: Partial<TakeOver.Surroundings> = {}): TakeOver.WaitingTag {
  return guest.module.appendWaiting('quick-quote', attributes, {
    fragmentFor: async (element) => parse(fragments[element.getAttribute('customer-type') ?? ''] ?? ''),
    ...options,
  });
}

function inside<T extends Element = HTMLInputElement>({ element }: TakeOver.WaitingTag, selector: string): T {
  const found = element.shadowRoot?.querySelector<T>(selector);
  if (!found) throw new Error(`expected ${selector}`);
  return found;
}

const isWaiting = ({ element }: TakeOver.WaitingTag): boolean =>
  element.shadowRoot?.querySelector('[data-prerendered]') !== null;
const standing = (tag: TakeOver.WaitingTag) => soon(() => inside(tag, '[data-prerendered] form'));
const live = (tag: TakeOver.WaitingTag) =>
  soon(() => {
    inside(tag, 'form');
    expect(isWaiting(tag)).toBe(false);
  });
const type = (tag: TakeOver.WaitingTag, value: string): void => {
  const field = inside(tag, '[name=postcode]');
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
};
const isBusiness = (tag: TakeOver.WaitingTag): boolean => inside(tag, '[value=business]').checked;

// Looked at when a lead or a count is sent.
const READ_WHEN_NEEDED = ['reference', 'doneUrl', 'noStatistics', 'variant'];

test('every attribute of every tag is one that it follows before its code has come', () => {
  const known = [...LAZY_PROPERTIES, ...READ_WHEN_NEEDED];
  for (const [tag, definition] of definitions)
    expect(known, tag).toEqual(
      expect.arrayContaining(Object.keys({ ...attributeKinds(definition), ...definition.handed })),
    );
});

test('whether the page styles it is asked while it is empty: each answer lays out what stands in it', async () => {
  const { page } = guest;
  const asked: string[] = [];
  const answer = page.getComputedStyle.bind(page);
  page.getComputedStyle = (element, ...more) => {
    const shown = element.shadowRoot?.querySelector('[data-quote-root]');
    if (shown) asked.push(shown.childElementCount === 0 ? 'empty' : 'filled');
    return answer(element, ...more);
  };
  const tag = place();
  await standing(tag);
  await settle();
  page.getComputedStyle = answer;
  expect(asked).toEqual(['empty']);
});

describe('attributes and properties before the touch', () => {
  test.each([
    ['an attribute', (tag: HTMLElement) => tag.setAttribute('customer-type', 'business')],
    ['a property', (tag: HTMLElement) => void Reflect.set(tag, 'customerType', 'business')],
  ])('%s that changes is followed by the code, and what was typed stays', async (_what, change) => {
    const tag = place();
    await standing(tag);
    const field = inside(tag, '[name=postcode]');
    field.value = 'SW1A 1AA';
    change(tag.element);
    tag.arrive();
    await live(tag);
    await soon(() => expect(isBusiness(tag)).toBe(true));
    await soon(() => expect(inside(tag, '[name=postcode]').value).toBe('SW1A 1AA'));
    expect(tag.element.getAttribute('customer-type')).toBe('business');
    expect(guest.complaints).toEqual([]);
  });

  test('two tags of one name show what each says', async () => {
    const [home, business] = [place(), place({ 'customer-type': 'business' })];
    await standing(home);
    await standing(business);
    expect([isBusiness(home), isBusiness(business)]).toEqual([false, true]);
  });

  test('a postcode is shown as it is written, and can be taken out again', async () => {
    const tag = place({ postcode: 'ne14lp' });
    await standing(tag);
    expect(inside(tag, '[name=postcode]').value).toBe('NE1 4LP');
    type(tag, '');
    tag.arrive();
    await live(tag);
    await settle();
    expect(inside(tag, '[name=postcode]').value).toBe('');
  });

  test('what is no postcode is left to the code, which comes at once', async () => {
    const tag = place({ postcode: 'Newcastle' });
    await soon(() => expect(tag.asked()).toBe(1));
    tag.arrive();
    await live(tag);
    expect(inside(tag, '[name=postcode]').value).toBe('Newcastle');
  });
});

test('a slider goes to the bottom of its scale when its box is emptied, and stays there', async () => {
  const fragmentFor = async (): Promise<Document> => parse(fragmentOf({}, 'solar-quote'));
  const tag = guest.module.appendWaiting('solar-quote', {}, { fragmentFor });
  await standing(tag);
  const [slider, box] = [inside(tag, '[type=range]'), inside(tag, '[name=electricityBill]')];
  box.value = '';
  box.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  expect(slider.value).toBe(slider.min);
  tag.arrive();
  await live(tag);
  await settle();
  expect([slider.value, box.value]).toEqual([slider.min, '']);
});

describe('what fails', () => {
  test('a first step that does not come: the code comes at once', async () => {
    const tag = place({}, { fragmentFor: () => Promise.reject(new Error('404')) });
    await soon(() => expect(tag.asked()).toBe(1));
    tag.arrive();
    await live(tag);
  });

  test('code that does not come: the step and what was typed stay, the fallback shows, and the next touch asks again', async () => {
    const tag = place({}, { failures: 1 });
    const link = document.createElement('a');
    link.textContent = 'Get a quote';
    tag.element.append(link);
    await standing(tag);
    expect(link.getClientRects()).toHaveLength(0);
    type(tag, 'NE1');
    tag.arrive();
    await soon(() => expect(guest.complaints).toEqual([expect.stringContaining('Quote widgets')]));
    expect([isWaiting(tag), tag.asked()]).toEqual([true, 1]);
    expect(link.getClientRects()).toHaveLength(1);
    expect(inside(tag, '[name=postcode]').value).toBe('NE1');
    type(tag, 'NE1 4LP');
    await live(tag);
    await soon(() => expect(link.getClientRects()).toHaveLength(0));
    await soon(() => expect(inside(tag, '[name=postcode]').value).toBe('NE1 4LP'));
    expect(tag.asked()).toBe(2);
  });
});

describe('while the code comes', () => {
  const opacity = (tag: TakeOver.WaitingTag) => getComputedStyle(inside(tag, 'button[type=submit]')).opacity;

  test('a press of what leads on is seen to count, until it is carried out', async () => {
    const tag = place();
    await standing(tag);
    type(tag, 'NE1');
    expect(opacity(tag)).toBe('1');
    inside(tag, 'button[type=submit]').click();
    expect(Number(opacity(tag))).toBeLessThan(0.8);
    tag.arrive();
    await live(tag);
    await soon(() => expect(opacity(tag)).toBe('1'));
    await soon(() => inside(tag, '[aria-invalid=true]'));
  });

  test('a press is forgotten when the tag leaves the page, and nothing shows it any more', async () => {
    const tag = place();
    await standing(tag);
    inside(tag, 'button[type=submit]').click();
    tag.element.remove();
    await settle();
    guest.page.document.body.append(tag.element);
    await settle();
    expect([isWaiting(tag), opacity(tag)]).toEqual([true, '1']);
  });

  test('a first step that arrives after it is not put in its place', async () => {
    let bring = (): void => undefined;
    const tag = place(
      {},
      { fragmentFor: () => new Promise((resolve) => (bring = () => resolve(parse(fragments[''] ?? '')))) },
    );
    tag.arrive();
    tag.element.setAttribute('customer-type', 'business');
    await live(tag);
    const form = inside<HTMLFormElement>(tag, 'form');
    bring();
    await settle();
    expect(inside(tag, 'form')).toBe(form);
    expect([isWaiting(tag), isBusiness(tag)]).toEqual([false, true]);
  });

  test('a key that is pressed between its start and its first look is kept', async () => {
    const tag = place();
    await standing(tag);
    type(tag, 'NE1 4L');
    tag.arrive();
    // The moment in which it takes over, before anything is drawn.
    await new Promise<void>((resolve) => {
      const root = inside(tag, '[data-quote-root]');
      new MutationObserver(() => resolve()).observe(root, { attributeFilter: ['data-prerendered'] });
    });
    type(tag, 'NE1 4LP');
    await settle();
    expect(inside(tag, '[name=postcode]').value).toBe('NE1 4LP');
  });
});

describe('life of the node', () => {
  test('moved, it keeps the step and what was typed', async () => {
    const tag = place();
    await standing(tag);
    const form = inside(tag, 'form');
    inside(tag, '[name=postcode]').value = 'NE1 4LP';
    const section = guest.page.document.createElement('section');
    guest.page.document.body.append(section);
    section.append(tag.element);
    await settle();
    expect(inside(tag, 'form')).toBe(form);
    type(tag, 'NE1 4ST');
    tag.arrive();
    await live(tag);
    await soon(() => expect(inside(tag, '[name=postcode]').value).toBe('NE1 4ST'));
  });

  test('taken out and put back it waits again, and stands again after the touch', async () => {
    const tag = place();
    await standing(tag);
    for (const touch of [false, true]) {
      if (touch) {
        type(tag, 'NE1');
        tag.arrive();
        await live(tag);
      }
      tag.element.remove();
      await settle();
      guest.page.document.body.append(tag.element);
      await settle();
      inside(tag, 'form');
      expect([isWaiting(tag), tag.asked()]).toEqual([!touch, Number(touch)]);
    }
  });

  test('put back with other attributes it is what they say', async () => {
    const tag = place();
    await standing(tag);
    tag.element.remove();
    await settle();
    tag.element.setAttribute('customer-type', 'business');
    tag.arrive();
    guest.page.document.body.append(tag.element);
    await soon(() => expect(isBusiness(tag)).toBe(true));
  });
});

describe('looks of the page', () => {
  const roleOf = (tag: TakeOver.WaitingTag, role: string): string =>
    inside<HTMLElement>(tag, '[data-quote-root]').style.getPropertyValue(propertyOf(role));

  afterEach(() => guest.page.document.body.removeAttribute('style'));

  test('colours that are named around it are readable before the touch', async () => {
    guest.page.document.body.style.setProperty('--quote-accent', '#ffd54a');
    const tag = place();
    await soon(() => expect(roleOf(tag, 'accentText')).not.toBe(''));
    expect([isWaiting(tag), tag.asked()]).toEqual([true, 0]);
  });

  test('a font that it shall inherit is that of the page before the touch', async () => {
    guest.page.document.body.style.fontFamily = 'Georgia';
    const tag = place({ style: '--quote-font:inherit' });
    await soon(() => expect(roleOf(tag, 'font')).toBe('Georgia'));
    expect([isWaiting(tag), tag.asked()]).toEqual([true, 0]);
  });

  test('a page that says nothing asks for nothing more', async () => {
    const runner: unknown = Reflect.get(guest.page, '__vitest_browser_runner__');
    const load = vi.spyOn(runner as { wrapDynamicImport: () => unknown }, 'wrapDynamicImport');
    const tag = place();
    await standing(tag);
    await settle();
    expect(load).not.toHaveBeenCalled();
    expect(inside<HTMLElement>(tag, '[data-quote-root]').style.cssText).toBe('');
    load.mockRestore();
  });
});
