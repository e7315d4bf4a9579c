import { afterEach, expect, test, vi } from 'vitest';
import { RELEASE_ATTRIBUTE } from '#contract/common/wire.ts';
import { box } from '../../tests/support/element/fixture.css.ts';
import { fixtureDefinition } from '../../tests/support/element/fixtureElement.tsx';
import {
  inside,
  mountFixture,
  sent,
  type,
  valuesOf,
  type FixtureTag,
} from '../../tests/support/element/mountFixture.ts';
import { prerenderElement } from './prerenderElement.tsx';

const plainForm = {
  action: '/enquiry',
  html: '<input type="hidden" name="form" value="fixture" form="plain-form"><noscript><button>Send</button></noscript>',
};
const attributes = { postcode: 'NE1 4LP' };
const { html, css } = prerenderElement(fixtureDefinition('fixture-prerendered'), { attributes, plainForm });
const prerendered = (attributes = 'postcode="NE1 4LP"') =>
  `<TAG ${attributes}>${html}<a href="/solar-quote">Quote</a></TAG>`;
/** Of another kind of customer than what stands in it. */
const drawnAnew = prerendered('customer-type="business"');

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname + location.search);
});

const changeEverything = (element: FixtureTag): void => {
  type(inside(element, '[name=firstName]'), 'Ada');
  inside(element, '[value=business]').click();
  inside<HTMLSelectElement>(element, 'select').value = 'Detached';
  inside(element, '[name=updates]').click();
};
const everythingChanged = { firstName: 'Ada', customerType: 'business', propertyType: 'Detached', updates: true };

test('shows the first step with its looks before any script', () => {
  const place = document.createElement('div');
  place.setHTMLUnsafe(html.replace('<template shadowrootmode="open">', '').replace('</template>', ''));
  document.body.append(place);
  expect(place.querySelector('label')?.textContent).toBe('First name');
  expect(css).toContain(box);
  expect(html).toContain(`<style>${css}</style>`);
});

test('posts to a server without a script; the script finds what it renders', async () => {
  let form: HTMLFormElement | undefined;
  const element = await mountFixture(prerendered(), (tag) => {
    form = inside<HTMLFormElement>(tag, 'form');
    expect([form.method, new URL(form.action).pathname, form.id]).toEqual(['post', '/enquiry', 'plain-form']);
    expect(new FormData(form).get('form')).toBe('fixture');
  });
  expect(inside(element, 'form')).toBe(form);
});

test('holds no style attribute, which a strict policy would block', () => {
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
});

test('is taken over node by node, and its style element goes', async () => {
  let field: Element | undefined;
  const element = await mountFixture(prerendered(), (tag) => {
    field = inside(tag, '[name=firstName]');
    expect(getComputedStyle(inside(tag, `.${box}`)).width).toBe('123px');
  });
  expect(inside(element, '[name=firstName]')).toBe(field);
  expect(element.shadowRoot?.querySelector('style')).toBeNull();
  expect(getComputedStyle(inside(element, `.${box}`)).width).toBe('123px');
  expect(element.shadowRoot?.querySelectorAll('form')).toHaveLength(1);
  expect(element.querySelector('a')?.checkVisibility()).toBe(false);
  expect(await sent(element)).toEqual({ firstName: '', customerType: 'home', propertyType: 'Flat', updates: false });
});

test('keeps what the visitor changed before the script arrived', async () => {
  const element = await mountFixture(prerendered(), changeEverything);
  expect(inside(element, '[value=business]').checked).toBe(true);
  expect(await sent(element)).toEqual(everythingChanged);
});

test('keeps the cursor in its field', async () => {
  const element = await mountFixture(prerendered(), (tag) => inside(tag, '[name=firstName]').focus());
  expect(element.shadowRoot?.activeElement).toBe(inside(element, '[name=firstName]'));
});

test('renders anew for other attributes, and keeps the changes and the cursor', async () => {
  let form: Element | undefined;
  const element = await mountFixture(drawnAnew, (tag) => {
    form = inside(tag, 'form');
    changeEverything(tag);
    inside(tag, '[name=firstName]').focus();
  });
  expect(inside(element, 'form')).not.toBe(form);
  expect(valuesOf(element)).toEqual({ customerType: 'business' });
  expect(element.shadowRoot?.querySelectorAll('form')).toHaveLength(1);
  expect(element.shadowRoot?.activeElement).toBe(inside(element, '[name=firstName]'));
  expect(await sent(element)).toEqual(everythingChanged);
});

/** In the very moment in which the step has been drawn anew, before any of its effects. */
function whenDrawn({ shadowRoot }: FixtureTag, act: () => void): void {
  const watch = new MutationObserver(() => {
    watch.disconnect();
    act();
  });
  if (shadowRoot) watch.observe(shadowRoot, { childList: true, subtree: true });
}
/** The next key. */
const insert = (text: string) => () => document.execCommand('insertText', false, text);

test.each([
  { from: 0, to: 3, becomes: 'Bob' },
  { from: 1, to: 3, becomes: 'ABob' },
  { from: 1, to: 1, becomes: 'ABobda' },
])('rendered anew, takes the next key where $from to $to was selected', async ({ from, to, becomes }) => {
  const element = await mountFixture(drawnAnew, (tag) => {
    const field = inside(tag, '[name=firstName]');
    type(field, 'Ada');
    field.focus();
    field.setSelectionRange(from, to);
    whenDrawn(tag, insert('Bob'));
  });
  expect(await sent(element)).toMatchObject({ firstName: becomes });
});

test.each([
  { when: 'selected', act: (field: HTMLInputElement) => field.select(), becomes: '30' },
  { when: 'just typed', act: (field: HTMLInputElement) => type(field, '4'), becomes: '430' },
])('rendered anew, a number that was $when takes the next key', async ({ act, becomes }) => {
  const element = await mountFixture(drawnAnew, (tag) => {
    const field = inside(tag, '[name=rooms]');
    field.focus();
    act(field);
    whenDrawn(tag, insert('30'));
  });
  expect(inside(element, '[name=rooms]').value).toBe(becomes);
});

test('rendered anew, leaves the focus where a visitor has put it meanwhile', async () => {
  const search = document.createElement('input');
  await mountFixture(drawnAnew, (tag) => {
    inside(tag, '[name=firstName]').focus();
    document.body.append(search);
    whenDrawn(tag, () => search.focus());
  });
  expect(document.activeElement).toBe(search);
});

test('renders anew what another release has rendered, and keeps the changes', async () => {
  let field: Element | undefined;
  const old = prerendered().replace('<div ', `<div ${RELEASE_ATTRIBUTE}="0.0.1-12345678" `);
  const element = await mountFixture(old, (tag) => {
    changeEverything(tag);
    field = inside(tag, '[name=firstName]');
  });
  expect(inside(element, '[name=firstName]')).not.toBe(field);
  expect(element.shadowRoot?.querySelector(`[${RELEASE_ATTRIBUTE}]`)).toBeNull();
  expect(await sent(element)).toEqual(everythingChanged);
});

test('rings once when it is ready', async () => {
  const ready = vi.fn();
  document.addEventListener('quote-ready', ready);
  await mountFixture(prerendered());
  document.removeEventListener('quote-ready', ready);
  expect(ready).toHaveBeenCalledOnce();
});

test('a component that fails does not pass as a page', () => {
  expect(() => prerenderElement(fixtureDefinition('fixture-broken'), { attributes: { postcode: 'BROKEN' } })).toThrow(
    'broken on purpose',
  );
});
