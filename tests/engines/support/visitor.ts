import type { Engine, Key, Point } from './engine.ts';
import {
  find,
  focusOn,
  hasFocus,
  hasMissed,
  isSeen,
  noteHit,
  pointBehindFrame,
  pointOf,
  valueOf,
  wordsIn,
} from './page.ts';
import { restingPoint, until } from './patience.ts';

const MOST_MISSES = 5;

/** Somebody in front of one of the browsers. Elements are named by a path: see `find`. */
export interface Visitor {
  readonly engine: Engine;
  /** Loads an address and waits for it. */
  open(address: string): Promise<void>;
  /** Is in the first frame of the page from here on. */
  enterFrame(): Promise<void>;
  leaveFrame(): Promise<void>;
  /** Sets out for an address, and waits for nothing. */
  setOut(address: string): Promise<void>;
  click(path: string): Promise<void>;
  /** Replaces what stands in a field. */
  fill(path: string, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** What a function makes of an element, once that is there. */
  on<Result>(path: string, look: (found: Element) => Result): Promise<Result>;
  on<Result, Value>(path: string, look: (found: Element, value: Value) => Result, value: Value): Promise<Result>;
  /** What a function makes of the page. */
  evaluate<Result>(look: () => Result): Promise<Result>;
  /** Waits until something holds. @throws with what it was */
  until(what: string, holds: () => Promise<boolean>): Promise<void>;
  sees(path: string): Promise<void>;
  missesOut(path: string): Promise<void>;
  focused(path: string): Promise<void>;
  /** Waits until a control holds a value. */
  holds(path: string, value: string | boolean): Promise<void>;
  value(path: string): Promise<string | boolean>;
  words(path: string): Promise<string>;
}

type Look = (found: Element, ...rest: never[]) => unknown;

/** The code of a look at an element; undefined when it is not there. */
const codeOf = (look: Look, path: string, rest: readonly unknown[]): string =>
  `(() => { const found = (${find.toString()})(${JSON.stringify(path)});
    return found ? { value: (${look.toString()})(found, ...${JSON.stringify(rest)}) } : null; })()`;

const LEAVING = 'isBeingLeft';
/** There is an empty page in between for a moment. */
const hasArrived = (address: string): string =>
  `document.readyState === 'complete' && !('${LEAVING}' in window) && location.href === ${JSON.stringify(new URL(address).href)}`;

/** By the page itself: drivers lose sight of pages that came back from memory. */
const setOut = async (engine: Engine, address: string): Promise<void> =>
  void (await engine.run(`void setTimeout(() => location.assign(${JSON.stringify(address)}), window.${LEAVING} = 1)`));

/** Somebody in front of a browser. */
export function visitorOf(engine: Engine): Visitor {
  let isFramed = false;
  const once = async (path: string, look: Look, rest: readonly unknown[] = []) =>
    (await engine.run(codeOf(look, path, rest))) as { readonly value: unknown } | null;
  const on = async (path: string, look: Look, ...rest: unknown[]): Promise<unknown> => {
    let answer: { readonly value: unknown } | null = null;
    await until(`${path} is there`, async () => (answer = await once(path, look, rest)) !== null);
    return (answer as { readonly value: unknown } | null)?.value;
  };
  const evaluate = (look: () => unknown) => engine.run(`(${look.toString()})()`);
  const press = (key: Key) => engine.press(key);
  const holds = (path: string, look: (found: Element) => boolean) =>
    until(`${look.name} ${path}`, async () => (await once(path, look))?.value === true);
  const pressOnce = async (path: string): Promise<void> => {
    const point = await restingPoint(path, async (goThere) => (await once(path, pointOf, [goThere]))?.value);
    await once(path, noteHit);
    if (!isFramed) return engine.pressAt(point);
    await engine.leaveFrame();
    await engine.pressAt((await engine.run(`(${pointBehindFrame.toString()})(${JSON.stringify(point)})`)) as Point);
    await engine.enterFrame();
  };
  // A page that is being left answers nothing: it was hit.
  const missed = async (): Promise<boolean> => (await once('html', hasMissed).catch(() => null))?.value === true;
  const visitor = {
    engine,
    async open(address: string) {
      await setOut(engine, address);
      await until(`${address} has loaded`, async () => (await engine.run(hasArrived(address))) === true);
    },
    setOut: (address: string) => setOut(engine, address),
    async enterFrame() {
      await engine.enterFrame();
      isFramed = true;
    },
    async leaveFrame() {
      await engine.leaveFrame();
      isFramed = false;
    },
    async click(path: string) {
      await pressOnce(path);
      // Somebody aims again.
      for (let more = 0; more < MOST_MISSES && (await missed()); more += 1) await pressOnce(path);
    },
    fill: async (path: string, text: string) => {
      await on(path, focusOn);
      await engine.type(text);
    },
    press,
    on,
    evaluate,
    until,
    sees: (path: string) => holds(path, isSeen),
    missesOut: (path: string) => until(`${path} is gone`, async () => (await once(path, isSeen))?.value !== true),
    focused: (path: string) => holds(path, hasFocus),
    holds: (path: string, value: string | boolean) =>
      until(`${path} holds ${value}`, async () => (await once(path, valueOf))?.value === value),
    value: (path: string) => on(path, valueOf),
    words: (path: string) => on(path, wordsIn),
  };
  return visitor as Visitor;
}
