import { act, cleanup, render } from '@testing-library/preact';
import { useEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { keepTextsTranslatable } from './translatedTexts.ts';

keepTextsTranslatable();
afterEach(cleanup);

let setPrice: (pounds: number) => void = () => {};
const Amount = ({ pounds }: { pounds: number }) => <>£{pounds}</>;
let setNote: (note: string) => void = () => {};
function Note() {
  const [note, set] = useState('');
  useEffect(() => {
    setNote = set;
  }, []);
  return note || null;
}

function Offer() {
  const [pounds, set] = useState(8211);
  useEffect(() => {
    setPrice = set;
  }, []);
  return (
    <section>
      <h3>Total cost</h3>
      <p>
        {pounds > 9000 && <b>With a battery: </b>}
        <Amount pounds={pounds} /> in all{pounds > 8500 && ', fitted'}
      </p>
      <p>
        Before <Note />
        <i>after</i>
      </p>
      <label>
        Roof{pounds > 8600 && ', large'} <input defaultValue="slates" />
      </label>
    </section>
  );
}

const fontWith = (...content: (Node | string)[]): HTMLElement => {
  const font = document.createElement('font');
  font.append(...content);
  return font;
};

/** Puts capitals in the place of every text, each in an element of its own. */
function translate(root: Element, swap: (text: Text, font: HTMLElement) => void): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  for (const text of found) swap(text, fontWith(text.data.toUpperCase()));
}

const replace = (text: Text, font: HTMLElement): void => text.replaceWith(font);
/** Moves the text into an element beside the translation. */
function hide(text: Text, font: HTMLElement): void {
  const all = fontWith();
  text.replaceWith(all);
  const original = fontWith(text);
  original.hidden = true;
  all.append(original, font);
}

/** All that is shown is our own text, elsewhere: readers and page scripts mark words so. */
const move = (text: Text): void => {
  const font = fontWith();
  font.style.textTransform = 'uppercase';
  text.replaceWith(font);
  font.append(text);
};

const WAYS = [
  ['replaced', replace],
  ['moved', move],
  ['hidden', hide],
] as const;

const show = (swap: (text: Text, font: HTMLElement) => void) => {
  const { container } = render(<Offer />);
  translate(container, swap);
  const part = (selector: string): HTMLElement => {
    const element = container.querySelector(selector);
    if (!(element instanceof HTMLElement)) throw new Error(`expected ${selector}`);
    return element;
  };
  return { container, part };
};

test.each(WAYS)(
  'a text that changes is shown where a translator has %s it, and nothing that was there before',
  async (_how, swap) => {
    const { part } = show(swap);
    await act(() => setPrice(8600));
    expect(part('p').innerText).toBe('£8600 in all, fitted');
  },
);

test.each(WAYS)('a text that goes takes its translation along, %s', async (_how, swap) => {
  const { container, part } = show(swap);
  await act(() => setPrice(8600));
  translate(container, swap);
  await act(() => setPrice(8300));
  expect(part('p').innerText).toBe('£8300 in all');
});

test.each(WAYS)('an element comes before a text that was %s, and not behind it', async (_how, swap) => {
  const { part } = show(swap);
  await act(() => setPrice(18_011));
  expect(part('p').innerText).toBe('With a battery: £18011 in all, fitted');
});

test.each(WAYS)('a part that renders by itself is heard, %s', async (_how, swap) => {
  const { container, part } = show(swap);
  await act(() => setNote('for now '));
  translate(container, swap);
  await act(() => setNote('for good '));
  expect(part('p + p').innerText).toBe('Before for good AFTER');
});

test.each(WAYS)('what does not change stays as a translator has %s it', async (_how, swap) => {
  const { part } = show(swap);
  const before = part('h3').innerHTML;
  await act(() => setPrice(8600));
  await act(() => setPrice(8300));
  expect(part('h3').innerText).toBe('TOTAL COST');
  expect(part('h3').innerHTML).toBe(before);
  expect(part('label').innerText).toContain('ROOF');
});

test('a field keeps the focus, its text and the icon that a password manager has put beside it', async () => {
  const { container, part } = show(replace);
  const icon = document.createElement('password-icon');
  part('input').after(icon);
  part('input').focus();
  await act(() => setPrice(8700));
  translate(container, replace);
  await act(() => setPrice(8600));
  expect(part('label').innerText.trim()).toBe('Roof');
  expect(part('input')).toHaveProperty('value', 'slates');
  expect(document.activeElement).toBe(part('input'));
  expect(icon.isConnected).toBe(true);
});

test('a translator that writes into our texts is left alone', async () => {
  const { container, part } = show((text) => void (text.data = text.data.toUpperCase()));
  const [first] = part('h3').childNodes;
  await act(() => setPrice(8600));
  expect(part('p').innerText).toBe('£8600 IN ALL, fitted');
  expect(part('h3').firstChild).toBe(first);
  expect(container.querySelector('font')).toBeNull();
});
