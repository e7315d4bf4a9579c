/** What the visitor answers: the monthly bill, with pence, so that no time and no number made by chance is like it. */
export const ANSWER = 347.89;
/** The name of its box, in every file that does something with this answer rather than with all of a form. */
export const FIELD = 'electricityBill';

const DEPTH = 7;
const TEXT = new RegExp(String.raw`(?<!\d)${String(ANSWER).replace('.', String.raw`\.`)}(?!\d)`);

// What is shown inside a component passes by it: not what it is given to work with.
const isShown = (value: object): boolean => 'constructor' in value && 'props' in value && 'type' in value;
const isOfThePage = (value: object): boolean => typeof Node === 'function' && value instanceof Node;
// Every middleware is given all of a request and its response. Whoever wants the answer takes the body out of them.
const isOfExpress = (value: object): boolean => 'app' in value && ('locals' in value || 'res' in value);
// Every step and each of its fields is given the whole form, with all answers: the postcode's field too.
const isForm = (value: object): boolean => 'values' in value && 'field' in value && 'messageOf' in value;

interface Search {
  /** Whether an answer counts that lies in the form as a step is given it. */
  readonly inForms: boolean;
  readonly depth?: number;
  readonly seen?: Set<object>;
}

/** True if the answer is in a value, up to seven levels deep. */
export function carries(value: unknown, { inForms, depth = 0, seen = new Set() }: Search): boolean {
  if (value === ANSWER) return true;
  if (typeof value === 'string') return TEXT.test(value);
  if (typeof value !== 'object' || value === null || depth > DEPTH || seen.has(value)) return false;
  seen.add(value);
  if (isShown(value) || isOfThePage(value) || isOfExpress(value) || ArrayBuffer.isView(value)) return false;
  if (isForm(value) && !inForms) return false;
  return Object.values(value).some((part) => carries(part, { inForms, depth: depth + 1, seen }));
}

declare global {
  // Called by every function that watchCalls.ts has changed.
  var watchCall: ((file: string, given: readonly unknown[], namesAnswer: boolean) => void) | undefined;
}

// The same answers are also kept as a draft, shown to the visitor once more, and become a mail to the customer or to the
// partner, a conversion that advertisers are told of, a PDF and a page: other ways than that to sales.
const OTHER_WAYS = [
  ['useDraft'],
  // The list before the last button, and what joins figures and units in every text that the renderer shows.
  ['SystemCheck', 'SummaryList', 'wholeFigures'],
  [
    String.raw`customer\w*mail`,
    'partnerMails',
    'conversions',
    'systemDocument',
    'renderPdf',
    'quotePage',
    'savedQuote',
  ],
];
const OTHER_WAY = new RegExp(OTHER_WAYS.flat().join('|'), 'i');

/**
 * Starts to collect the files whose functions were given the answer. In a form that holds all answers it counts for a file
 * that names its box; others hand the form on, or ask for something else with it.
 * @returns `called` has all files that did anything at all since
 */
export function collectFiles(): { readonly passed: ReadonlySet<string>; readonly called: ReadonlySet<string> } {
  const passed = new Set<string>();
  const called = new Set<string>();
  Error.stackTraceLimit = 60;
  globalThis.watchCall = (file, given, inForms) => {
    called.add(file);
    if (passed.has(file) || OTHER_WAY.test(file) || !given.some((value) => carries(value, { inForms }))) return;
    if (!OTHER_WAY.test(new Error('where').stack ?? '')) passed.add(file);
  };
  return { passed, called };
}
