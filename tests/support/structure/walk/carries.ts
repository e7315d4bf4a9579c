/** What the visitor answers: the monthly bill, an amount that nothing else of a solar lead has. */
export const ANSWER = 347;

const DEPTH = 7;
const TEXT = new RegExp(String.raw`(?<!\d)${ANSWER}(?!\d)`);

// What is shown inside a component passes by it: not what it is given to work with.
const isShown = (value: object): boolean => 'constructor' in value && 'props' in value && 'type' in value;
const isOfThePage = (value: object): boolean => typeof Node === 'function' && value instanceof Node;

/** True if the answer is in a value, up to seven levels deep. */
export function carries(value: unknown, depth = 0, seen = new Set<object>()): boolean {
  if (value === ANSWER) return true;
  if (typeof value === 'string') return TEXT.test(value);
  if (typeof value !== 'object' || value === null || depth > DEPTH || seen.has(value)) return false;
  seen.add(value);
  if (isShown(value) || isOfThePage(value) || ArrayBuffer.isView(value)) return false;
  return Object.values(value).some((part) => carries(part, depth + 1, seen));
}

declare global {
  // Called by every function that watchCalls.ts has changed.
  var watchCall: ((file: string, given: readonly unknown[]) => void) | undefined;
}

// The same lead also becomes a mail to the customer, a PDF and a page: other ways than that to sales.
const OTHER_WAY = /customer\w*mail|renderPdf|quotePage|savedQuote/i;

/** Starts to collect the files whose functions were given the answer. */
export function collectFiles(): ReadonlySet<string> {
  const files = new Set<string>();
  Error.stackTraceLimit = 60;
  globalThis.watchCall = (file, given) => {
    if (files.has(file) || OTHER_WAY.test(file) || !given.some((value) => carries(value))) return;
    if (!OTHER_WAY.test(new Error('where').stack ?? '')) files.add(file);
  };
  return files;
}
