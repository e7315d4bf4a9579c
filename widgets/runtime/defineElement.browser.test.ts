import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { box } from '../../tests/support/element/fixture.css.ts';
import { fixtureDefinition } from '../../tests/support/element/fixtureElement.tsx';
import { nextFrame, settle } from '../../tests/support/element/frames.ts';
import { inside, mountFixture, newTag, press, sent, type, valuesOf } from '../../tests/support/element/mountFixture.ts';
import { defineLazy } from './lazyElement.ts';
import { defineElement } from './mountElement.tsx';

let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const warnings = (): string[] => warn.mock.calls.map(([message]) => String(message));

describe('attributes, where @r2wc/core goes wrong', () => {
  test('a bare boolean attribute is true', async () => {
    expect(valuesOf(await mountFixture('<TAG compact></TAG>'))).toEqual({ compact: true });
  });

  test('a removed attribute loses its value', async () => {
    const element = await mountFixture('<TAG postcode="NE1 4LP" customer-type="business"></TAG>');
    element.removeAttribute('postcode');
    await settle();
    expect(valuesOf(element)).toEqual({ customerType: 'business' });
    expect(element['postcode']).toBeUndefined();
  });

  test('a property that was set before the element was defined counts, and later ones do', async () => {
    const element = await mountFixture('<TAG></TAG>', (tag) => {
      tag['customerType'] = 'business';
    });
    expect(valuesOf(element)).toEqual({ customerType: 'business' });
    element['customerType'] = 'home';
    await settle();
    expect(valuesOf(element)).toEqual({ customerType: 'home' });
    expect(element.getAttribute('customer-type')).toBe('home');
    element['customerType'] = null;
    await settle();
    expect(element.hasAttribute('customer-type')).toBe(false);
  });

  test('a property that the tag learns of with its code counts, though it was set before', async () => {
    const tag = newTag();
    const element = Object.assign(document.createElement(tag), { reference: 'ACME/12' });
    document.body.append(element);
    defineLazy(tag, {
      fragmentFor: () => Promise.reject(new Error('none')),
      load: async () => defineElement(fixtureDefinition(tag)),
    });
    await expect.poll(() => element.getAttribute('reference')).toBe('ACME/12');
    element.reference = 'x'.repeat(81);
    expect(element.reference).toBeUndefined();
    expect(warnings()).toEqual([expect.stringContaining('expected at most 80 letters')]);
  });

  test('malformed JSON is ignored with one warning', async () => {
    const element = await mountFixture('<TAG options="[oops" postcode="NE1 4LP"></TAG>');
    expect(valuesOf(element)).toEqual({ postcode: 'NE1 4LP' });
    element.setAttribute('postcode', 'NE1 4ST');
    await settle();
    expect(warnings().filter((message) => message.includes('options="[oops"'))).toHaveLength(1);
  });

  test('a value out of its list is ignored with one warning that names the list', async () => {
    const element = await mountFixture('<TAG customer-type="castle"></TAG>');
    expect(valuesOf(element)).toEqual({});
    expect(warnings()).toEqual([expect.stringContaining('customer-type="castle" is ignored, expected home, business')]);
  });

  test('an unknown attribute is warned about once; what belongs to any element is not', async () => {
    await mountFixture(
      '<TAG poscode="x" class="a" id="b" data-x="1" aria-label="y" style="color:red" dir="ltr"></TAG>',
    );
    expect(warnings()).toEqual([expect.stringContaining('unknown attribute poscode')]);
  });

  test('attributes are live and keep what was typed', async () => {
    const element = await mountFixture('<TAG></TAG>');
    const field = inside(element, '[name=firstName]');
    type(field, 'Ada');
    element.setAttribute('postcode', 'NE1 4ST');
    await settle();
    expect(valuesOf(element)).toEqual({ postcode: 'NE1 4ST' });
    expect(inside(element, '[name=firstName]')).toBe(field);
    expect(field.value).toBe('Ada');
    expect(inside<HTMLLabelElement>(element, 'label').control).toBe(field);
  });
});

describe('life of the node', () => {
  test('a move keeps the node, what was typed and the listeners', async () => {
    const element = await mountFixture('<TAG></TAG><section></section>');
    const ready = vi.fn();
    document.addEventListener('quote-ready', ready);
    const field = inside(element, '[name=firstName]');
    type(field, 'Ada');
    document.querySelector('section')?.append(element);
    await settle();
    expect(inside(element, '[name=firstName]')).toBe(field);
    expect(await sent(element)).toMatchObject({ firstName: 'Ada' });
    expect(ready).not.toHaveBeenCalled();
    document.removeEventListener('quote-ready', ready);
  });

  test('moveBefore moves without a second life', async () => {
    const element = await mountFixture('<TAG></TAG><section></section>');
    const field = inside(element, '[name=firstName]');
    type(field, 'Ada');
    const section = document.querySelector('section');
    if (section && 'moveBefore' in section && typeof section.moveBefore === 'function')
      section.moveBefore(element, null);
    await settle();
    expect(element.parentElement).toBe(section);
    expect(inside(element, '[name=firstName]')).toBe(field);
    expect(await sent(element)).toMatchObject({ firstName: 'Ada' });
  });

  test('a removed tag is taken down, and stands again when it comes back', async () => {
    const element = await mountFixture('<TAG></TAG>');
    const parent = element.parentElement;
    element.remove();
    await settle();
    expect(inside(element, '[data-quote-root]').childElementCount).toBe(0);
    parent?.append(element);
    await settle();
    expect(await sent(element)).toMatchObject({ customerType: 'home' });
  });

  test('an attribute that changes between removal and end does not keep the tag alive', async () => {
    const element = await mountFixture('<TAG></TAG>');
    element.remove();
    element.setAttribute('postcode', 'NE1 4LP');
    await settle();
    expect(inside(element, '[data-quote-root]').childElementCount).toBe(0);
  });

  test('the styles come along into the document of an iframe', async () => {
    const element = await mountFixture('<TAG></TAG>');
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.contentDocument?.body.append(element);
    await settle();
    expect(getComputedStyle(inside(element, `.${box}`)).width).toBe('123px');
    expect(await sent(element)).toMatchObject({ customerType: 'home' });
  });

  test('twenty mounts and removals leave no listener behind', async () => {
    // It stays, and so does what it listens to.
    const element = await mountFixture('<TAG></TAG>');
    const add = vi.spyOn(EventTarget.prototype, 'addEventListener');
    const remove = vi.spyOn(EventTarget.prototype, 'removeEventListener');
    const outside = (calls: readonly unknown[]): number =>
      calls.filter((target) => target === window || target === document || target === document.body).length;
    for (let round = 0; round < 20; round += 1) {
      const copy = element.cloneNode();
      document.body.append(copy);
      await nextFrame();
      document.body.removeChild(copy);
      // A tag ends a moment after it is taken away.
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(outside(add.mock.contexts)).toBeGreaterThanOrEqual(20);
    expect(outside(add.mock.contexts)).toBe(outside(remove.mock.contexts));
  });
});

describe('definition', () => {
  test('a second definition of the same version is silent and harmless', async () => {
    const element = await mountFixture('<TAG></TAG>');
    defineElement(fixtureDefinition('fixture-twice'));
    defineElement(fixtureDefinition('fixture-twice'));
    expect(warnings()).toEqual([]);
    expect(element.shadowRoot).not.toBeNull();
  });

  test('a second version on the page is named in one warning', () => {
    const tag = newTag();
    customElements.define(
      tag,
      class extends HTMLElement {
        static readonly widgetVersion = '0.0.1';
      },
    );
    defineElement(fixtureDefinition(tag));
    defineElement(fixtureDefinition(tag));
    expect(warnings()).toEqual([expect.stringMatching(/two versions on one page: 0\.0\.1, not \d+\.\d+\.\d+/)]);
  });

  test('events bubble, are composed and keep their name', async () => {
    const element = await mountFixture('<TAG></TAG>');
    const heard = vi.fn();
    document.addEventListener('quote-submitted', heard);
    await sent(element);
    document.removeEventListener('quote-submitted', heard);
    expect(heard).toHaveBeenCalledOnce();
    const event: unknown = heard.mock.calls[0]?.[0];
    expect(event).toMatchObject({
      type: 'quote-submitted',
      bubbles: true,
      composed: true,
      detail: { type: 'fixture' },
    });
  });

  test('theme and label reach the container', async () => {
    const element = await mountFixture('<TAG theme="dark" label="Solar quote"></TAG>');
    const container = inside<HTMLElement>(element, '[data-quote-root]');
    expect(container.dataset['theme']).toBe('dark');
    expect(container.ariaLabel).toBe('Solar quote');
    element.removeAttribute('theme');
    expect(container.dataset['theme']).toBe('auto');
  });

  test('autofocus puts the cursor into the first field', async () => {
    const element = await mountFixture('<TAG autofocus></TAG>');
    expect(element.shadowRoot?.activeElement).toBe(inside(element, '[name=firstName]'));
  });
});

describe('fallback content', () => {
  test('gives way to the widget, and comes back when rendering fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const element = await mountFixture('<TAG><a href="/solar-quote">Get a quote</a></TAG>');
    const link = element.querySelector('a');
    expect(link?.checkVisibility()).toBe(false);
    const failed = vi.fn();
    element.addEventListener('quote-failed', failed);
    press(element, 'Break');
    await settle();
    expect(link?.checkVisibility()).toBe(true);
    expect(failed).toHaveBeenCalledOnce();
  });

  test('stays when the first rendering fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const element = await mountFixture('<TAG postcode="BROKEN"><a href="/solar-quote">Get a quote</a></TAG>');
    expect(element.querySelector('a')?.checkVisibility()).toBe(true);
  });

  test('a tag without content is never :empty', async () => {
    const element = await mountFixture('<TAG></TAG>');
    expect(element.matches(':empty')).toBe(false);
  });
});
