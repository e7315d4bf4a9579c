import { afterEach, describe, expect, test, vi } from 'vitest';
import { settle } from '../../tests/support/element/frames.ts';
import { newTag } from '../../tests/support/element/mountFixture.ts';
import { useNewVisitor } from '../../tests/support/element/newVisitor.ts';
import { soon } from '../../tests/support/element/walkTag.ts';
import { buttonsOf } from './earlyChanges.ts';
import { defineBehaviour } from './elementClass.ts';
import { defineLazy } from './lazyElement.ts';

// What a tag does on a page of ours, where its first step stands already, until its code has come: ownPage.ts says when it
// may wait, lazyElement.browser.test.ts what it does on a page of somebody else.

useNewVisitor();
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A tag as a page of ours holds it, with the step that the build has written. */
async function open(load = vi.fn(async (): Promise<unknown> => new Promise(() => {}))) {
  const tag = newTag();
  const element = document.createElement(tag);
  const ready = vi.fn();
  element.addEventListener('quote-ready', ready);
  element.attachShadow({ mode: 'open' }).innerHTML =
    '<style>p { color: teal }</style><div data-quote-root data-prerendered="{}"><form><p>First step</p><button>Continue</button></form></div><slot></slot>';
  document.body.append(element);
  defineLazy(tag, { fragmentFor: async () => Promise.reject(new Error('expected none to be asked for')), load });
  // Its own code comes first.
  await soon(() => expect([...ready.mock.calls, ...load.mock.calls]).toHaveLength(1));
  return { tag, element, load, ready };
}

test('nothing is fetched while nobody is there; the step is ready, with the styles of the page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestIdleCallback'] });
  const { element, load, ready } = await open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  expect(ready).toHaveBeenCalledOnce();
  const step = element.shadowRoot?.querySelector('p');
  expect(step && getComputedStyle(step).color).toBe('rgb(0, 128, 128)');
});

describe('the code comes at once', () => {
  test.each(['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'input'])(
    'after %s anywhere on the page, and only once',
    async (name) => {
      const { load } = await open();
      document.body.dispatchEvent(new Event(name));
      document.body.dispatchEvent(new Event(name));
      expect(load).toHaveBeenCalledOnce();
    },
  );

  test('after a touch of the tag itself', async () => {
    const { element, load } = await open();
    element.shadowRoot
      ?.querySelector('form')
      ?.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
    expect(load).toHaveBeenCalledOnce();
  });

  test('when an attribute says something else', async () => {
    const { element, load } = await open();
    element.setAttribute('customer-type', 'business');
    expect(load).toHaveBeenCalledOnce();
  });

  test('for somebody who has answered before', async () => {
    localStorage.setItem('kept', '{}');
    const { load, ready } = await open();
    expect(load).toHaveBeenCalledOnce();
    expect(ready).not.toHaveBeenCalled();
  });
});

test('the step is taken over by what the code says, once', async () => {
  const mount = vi.fn(() => ({ update: vi.fn(), unmount: vi.fn() }));
  const load = vi.fn(async () => undefined);
  const { tag, element } = await open(load);
  load.mockImplementation(async () => {
    defineBehaviour(tag, { properties: [], valueOf: () => undefined, mount });
    return undefined;
  });
  dispatchEvent(new Event('pointermove'));
  await expect.poll(() => mount).toHaveBeenCalledOnce();
  expect(mount).toHaveBeenCalledWith(expect.objectContaining({ element, onTakenOver: expect.any(Function) }));
  dispatchEvent(new Event('scroll'));
  await settle();
  expect(mount).toHaveBeenCalledOnce();
});

describe('what is pressed while the code comes is pressed again then', () => {
  test.each([
    ['where the step has waited', () => {}, 'New words'],
    ['where the code was asked for at once', () => localStorage.setItem('kept', '{}'), 'New words'],
    [
      'where it draws the step anew',
      () => localStorage.setItem('kept', '{}'),
      '<form><button>Continue</button></form>',
    ],
  ])('%s', async (_where, happen, html) => {
    happen();
    const isDrawnAnew = html.startsWith('<');
    let arrive = (): void => {};
    const load = vi.fn(
      async (): Promise<unknown> =>
        new Promise<void>((resolve) => {
          arrive = resolve;
        }),
    );
    const { tag, element, ready } = await open(load);
    const press = (): void => element.shadowRoot?.querySelector('button')?.click();
    element.dispatchEvent(new Event('pointerdown'));
    press();
    expect(load).toHaveBeenCalledOnce();
    const submits = vi.fn((event: Event) => event.preventDefault());
    defineBehaviour(tag, {
      properties: [],
      valueOf: () => undefined,
      mount({ container, onTakenOver }) {
        if (isDrawnAnew) container.innerHTML = '<form><button>Continue</button></form>';
        container.querySelector('form')?.addEventListener('submit', submits);
        setTimeout(() => onTakenOver?.(buttonsOf(container)));
        return { update: vi.fn(), unmount: vi.fn() };
      },
    });
    arrive();
    await settle();
    expect(submits).toHaveBeenCalledOnce();
    expect(ready).toHaveBeenCalledOnce();
    // From then on it is the form's own.
    press();
    expect(submits).toHaveBeenCalledTimes(2);
  });
});

test('code that does not come is asked for again at the next sign', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(async (): Promise<unknown> => Promise.reject(new TypeError('Failed to fetch')));
  await open(load);
  dispatchEvent(new Event('pointermove'));
  await expect.poll(() => error).toHaveBeenCalledOnce();
  dispatchEvent(new Event('scroll'));
  expect(load).toHaveBeenCalledTimes(2);
});

test('a tag that has left the page leaves nothing behind', async () => {
  const { element, load } = await open();
  element.remove();
  await settle();
  dispatchEvent(new Event('pointermove'));
  await settle();
  expect(load).not.toHaveBeenCalled();
});
