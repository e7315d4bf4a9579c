import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine, Key, Point } from './engine.ts';
import { find, focusOn, hasFocus, isSeen, pointBehindFrame, pointOf, valueOf, wordsIn } from './page.ts';

/** For what never comes: beside other work a browser takes ten times as long as alone. */
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 40;

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
  value(path: string): Promise<string | boolean>;
  words(path: string): Promise<string>;
}

type Look = (found: Element, ...rest: unknown[]) => unknown;

/** The code of a look at an element; undefined when it is not there. */
const codeOf = (look: Look, path: string, rest: readonly unknown[]): string =>
  `(() => { const found = (${find.toString()})(${JSON.stringify(path)});
    return found ? { value: (${look.toString()})(found, ...${JSON.stringify(rest)}) } : null; })()`;

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  let last = '';
  while (Date.now() < deadline) {
    try {
      if (await holds()) return;
      last = '';
    } catch (error) {
      // A page that is being left answers nothing.
      last = `; ${String(error)}`;
    }
    await sleep(LOOK_EVERY_MS);
  }
  throw new Error(`never: ${what}${last}`);
}

const LEAVING = 'isBeingLeft';
const HAS_ARRIVED = `document.readyState === 'complete' && !('${LEAVING}' in window)`;

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
  const visitor = {
    engine,
    async open(address: string) {
      await setOut(engine, address);
      await until(`${address} has loaded`, async () => (await engine.run(HAS_ARRIVED)) === true);
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
    click: async (path: string) => {
      const point = await restingPoint(path, async () => (await once(path, pointOf))?.value);
      if (!isFramed) return engine.pressAt(point);
      await engine.leaveFrame();
      await engine.pressAt((await engine.run(`(${pointBehindFrame.toString()})(${JSON.stringify(point)})`)) as Point);
      await engine.enterFrame();
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
    value: (path: string) => on(path, valueOf),
    words: (path: string) => on(path, wordsIn),
  };
  return visitor as Visitor;
}

/** Where to press an element, once that has stayed the same from one look to the next. */
async function restingPoint(path: string, look: () => Promise<unknown>): Promise<Point> {
  let point: Point | undefined;
  await until(`${path} can be pressed`, async () => {
    const before = point;
    point = ((await look()) ?? undefined) as Point | undefined;
    return point !== undefined && point.x === before?.x && point.y === before.y;
  });
  return point ?? { x: 0, y: 0 };
}
