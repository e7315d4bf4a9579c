import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CONSENT_EVENT,
  isCounted,
  readConsent,
  rememberClosed,
  wasClosed,
  writeConsent,
  writeCounted,
} from './consent.ts';

function memoryStorage(
  entries: Readonly<Record<string, string>> = {},
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function refuse(): never {
  throw new Error('The browser keeps nothing.');
}

const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => void vi.unstubAllGlobals());

describe('the stored choice', () => {
  test.each([
    [{}, undefined],
    [{ cookieConsent: 'all' }, 'all'],
    [{ cookieConsent: 'essential' }, 'essential'],
    [{ cookieConsent: 'essential', cookieConsentAccepted: 'true' }, 'essential'],
    [{ cookieConsentAccepted: 'true' }, 'all'],
    [{ cookieConsent: 'perhaps' }, undefined],
  ])('%j is read as %j', (entries, choice) => {
    vi.stubGlobal('localStorage', memoryStorage(entries));
    expect(readConsent()).toBe(choice);
  });

  test('both keys are written with a yes to all, and the second one goes when it is taken back', () => {
    writeConsent('all');
    expect([localStorage.getItem('cookieConsent'), localStorage.getItem('cookieConsentAccepted')]).toEqual([
      'all',
      'true',
    ]);
    writeConsent('essential');
    expect([localStorage.getItem('cookieConsent'), localStorage.getItem('cookieConsentAccepted')]).toEqual([
      'essential',
      null,
    ]);
  });

  test('the page is told', () => {
    const heard: unknown[] = [];
    page.addEventListener(CONSENT_EVENT, (event) => heard.push(event instanceof CustomEvent && event.detail), {
      once: true,
    });
    writeConsent('essential');
    expect(heard).toEqual(['essential']);
  });
});

test('who switches the counts off is left out, until they are switched on again', () => {
  expect(isCounted()).toBe(true);
  writeCounted(false);
  expect([isCounted(), localStorage.getItem('statisticsChoice')]).toEqual([false, 'off']);
  writeCounted(true);
  expect([isCounted(), localStorage.getItem('statisticsChoice')]).toEqual([true, null]);
});

test('closing the banner is remembered for the session and is no choice', () => {
  expect(wasClosed()).toBe(false);
  rememberClosed();
  expect([wasClosed(), readConsent()]).toEqual([true, undefined]);
});

test('where the browser keeps nothing there is no choice, and nothing breaks', () => {
  const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse };
  vi.stubGlobal('localStorage', refusing);
  vi.stubGlobal('sessionStorage', refusing);
  writeConsent('all');
  rememberClosed();
  writeCounted(true);
  expect([readConsent(), wasClosed(), isCounted()]).toEqual([undefined, false, false]);
});
