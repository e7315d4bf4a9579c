import { beforeEach, expect, test, vi } from 'vitest';
import { hasPressed, useNewVisitor } from '../../tests/support/element/newVisitor.ts';
import { isCodeWanted } from './ownPage.ts';
import { openShell, PRERENDERED, type Shell } from './shell.ts';
import { CONSENT_KEY, CONSENT_TO_ALL, STATISTICS_KEY, STATISTICS_OFF } from './track.ts';

// What a page of ours decides before any code of a tag has come: whether the step that stands in it may wait.

let shell: Shell;
useNewVisitor();
beforeEach(() => {
  const element = document.createElement('div');
  shell = openShell(element, element.attachShadow({ mode: 'open' }));
  shell.container.setAttribute(PRERENDERED, '{}');
});

const open = (rest: string): void => history.replaceState(null, '', location.pathname + rest);

test.each(['', '#what-your-quote-tells-you', '?utm_source=news&utm_medium=email', '?gclid=abc&fbclid=def'])(
  'somebody new, at "%s", is shown the step that stands there',
  (rest) => {
    open(rest);
    expect(isCodeWanted(shell)).toBe(false);
  },
);

test('so is somebody of whom nothing is kept but choices, and where the visit began', () => {
  localStorage.setItem(CONSENT_KEY, CONSENT_TO_ALL);
  localStorage.setItem(STATISTICS_KEY, STATISTICS_OFF);
  sessionStorage.setItem('quoteTouches', 'utm_source=news');
  expect(isCodeWanted(shell)).toBe(false);
});

test('so is somebody whose browser keeps nothing', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(isCodeWanted(shell)).toBe(false);
});

test('and somebody in a browser that tells nothing of presses', () => {
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue(undefined as never);
  expect(isCodeWanted(shell)).toBe(false);
});

test.each([
  ['something was pressed while the script was on its way', () => hasPressed(true)],
  ['answers or a quote are kept', () => localStorage.setItem('kept', '{}')],
  ['another page has handed something over', () => sessionStorage.setItem('handed', '{}')],
  ['a link has answers in its fragment', () => open('#answers=%7B%22a%22%3A1%7D')],
  ['a link has a postcode in its query', () => open('?utm_source=news&postcode=NE1+4LP')],
  ['the history of the tab knows a step', () => history.replaceState({ quoteStep: {} }, '')],
  ['two versions of the page are compared', () => shell.element.setAttribute('variant', 'b')],
  ['no step stands there', () => shell.container.removeAttribute(PRERENDERED)],
])('the code comes at once where %s', (_what, happen) => {
  happen();
  expect(isCodeWanted(shell)).toBe(true);
});
