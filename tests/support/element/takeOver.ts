import { definitions } from '../../../widgets/funnels/definitions.ts';
import type { ElementDefinition } from '../../../widgets/runtime/attributes.ts';
import { defineLazy } from '../../../widgets/runtime/lazyElement.ts';
import { defineElement } from '../../../widgets/runtime/mountElement.tsx';
import { forgetMemory } from '../../../widgets/runtime/storage.ts';
import { SAVE_AFTER_MS } from '../../../widgets/wizard/useDraft.ts';
import type { AnyTag as TagName } from '../tags.ts';
import { wordsOf } from '../wordsOf.ts';

type Attributes = Readonly<Record<string, string>>;

/** A tag that shows its first step and waits for its code. */
export interface WaitingTag {
  readonly element: HTMLElement;
  /** Lets the code come that the first touch has asked for. */
  readonly arrive: () => void;
  /** How often it was asked for. */
  readonly asked: () => number;
}

const { setTimeout: later } = globalThis;

/** Keeps no answers while a visitor is there: the tag beside this one would find them. */
export function keepNothing(): void {
  const leaveOut = (run: () => void, ms?: number) => (ms === SAVE_AFTER_MS ? 0 : later(run, ms));
  Reflect.set(globalThis, 'setTimeout', leaveOut);
}

/** And none for the visitor who comes next: tags that have just left the page write down what was typed. */
export async function forget(): Promise<void> {
  await new Promise((resolve) => later(resolve));
  forgetMemory();
}

let count = 0;

// A tag can be defined only once on a page, and its code comes only once.
function underNewName<Values>(definition: ElementDefinition<Values>): ElementDefinition<Values> {
  count += 1;
  return { ...definition, tag: `${definition.tag}-${count}` };
}

/** @throws when there is none */
function definitionOf(name: TagName): ElementDefinition<object> {
  const definition = definitions.get(name);
  if (!definition) throw new Error(`expected a definition of <${name}>`);
  return definition;
}

/** @throws when there is none */
function containerOf(element: HTMLElement): HTMLElement {
  const container = element.shadowRoot?.querySelector<HTMLElement>('[data-quote-root]');
  if (!container) throw new Error('expected the container of a tag');
  return container;
}

function append(tag: string, attributes: Attributes): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

/** What a tag that waits is made with. */
export interface Surroundings {
  readonly fragmentFor: (element: Element) => Promise<Document>;
  /** How often the code does not come. */
  readonly failures?: number;
}

/**
 * Puts a tag into the page that waits for its code. Its first step is rendered elsewhere: that changes the drawings that
 * all tags of a page share.
 */
export function appendWaiting(
  name: TagName,
  attributes: Attributes,
  { fragmentFor, failures = 0 }: Surroundings,
): WaitingTag {
  const definition = underNewName(definitionOf(name));
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let asked = 0;
  defineLazy(definition.tag, {
    fragmentFor,
    load: async () => {
      asked += 1;
      await arrival;
      if (asked <= failures) throw new Error('no code');
      defineElement(definition);
    },
  });
  return { element: append(definition.tag, attributes), arrive, asked: () => asked };
}

const live = new Map<TagName, string>();

/** Puts a tag into the page whose code is there. */
export function appendLive(name: TagName, attributes: Attributes): HTMLElement {
  const definition = underNewName(definitionOf(name));
  const tag = live.get(name) ?? definition.tag;
  if (!live.has(name)) defineElement(definition);
  live.set(name, tag);
  return append(tag, attributes);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (container: HTMLElement): Control[] => [
  // Nobody sees the trap for robots.
  ...container.querySelectorAll<Control>('input:not([name=leadRoute]),select,textarea'),
];

const isTicked = (control: Control): control is HTMLInputElement => control.matches('[type=radio],[type=checkbox]');
const nameOf = (control: Control): string =>
  `${control.name || control.type}${control.type === 'radio' ? `=${control.value}` : ''}`;
const answerIn = (control: Control): string | boolean => (isTicked(control) ? control.checked : control.value);

/** What a visitor sees in the controls of a tag. */
export const answersOf = (element: HTMLElement): Readonly<Record<string, string | boolean>> =>
  Object.fromEntries(controlsOf(containerOf(element)).map((control) => [nameOf(control), answerIn(control)]));

/** All that a visitor sees of a tag, and what its form would send. */
export function stateOf(element: HTMLElement) {
  const container = containerOf(element);
  const form = container.querySelector('form');
  return {
    words: wordsOf(container).replaceAll(/\s+/g, ' '),
    answers: answersOf(element),
    spoken: [...container.querySelectorAll('[aria-valuetext]')].map((node) => node.getAttribute('aria-valuetext')),
    expanded: [...container.querySelectorAll('[aria-expanded]')].map((node) => node.getAttribute('aria-expanded')),
    disabled: [...container.querySelectorAll('button')].map((button) => button.disabled),
    open: [...container.querySelectorAll('details')].map((details) => details.open),
    form:
      form && [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  };
}

function tell(control: Control, ...events: readonly string[]): void {
  for (const name of events) control.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
}

/** Does to a control what its own press or key does. */
function write(control: Control, value: string): void {
  control.focus();
  control.value = value;
  tell(control, 'input', 'change');
}

/** One thing that a visitor does: numbers that pick among what can be done, and how. */
export interface Edit {
  readonly what: number;
  readonly how: number;
}

const TYPED: Readonly<Record<string, readonly string[]>> = {
  postcode: ['NE1 4LP', 'sw1a1aa', 'NE1', ''],
  email: ['jane@example.com', 'jane', ''],
  number: ['', '0', '1', '5', '7.5', '12', '29', '85', '600', '4999.99', '60000'],
  any: ['Ada', 'Puffin & Sons <Ltd>', '01914980123', ' a longer text, which a person types ', ''],
};

const pick = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length];
  if (item === undefined) throw new Error('expected something to pick');
  return item;
};

function change(control: Control, how: number): string {
  if (isTicked(control)) {
    control.focus();
    control.click();
    return `press ${nameOf(control)}`;
  }
  if (control instanceof HTMLSelectElement) write(control, pick([...control.options], how).value);
  else if (control instanceof HTMLInputElement && control.type === 'range')
    write(control, String(Number(control.min) + how * Number(control.step)));
  else write(control, pick(TYPED[control.name] ?? TYPED[control.type] ?? TYPED['any'] ?? [], how));
  return `${nameOf(control)}: "${control.value}"`;
}

/** What can be pressed in a first step before its code has come, besides its controls and its submit button. */
const STEPS = '[part=stepper-button]:not(:disabled)';
const OPENERS = 'button[type=button]:not([part=stepper-button])';

/** What was done, in words; for a button that only the code understands also which of them it was. */
interface Done {
  readonly words: string;
  readonly opener?: number;
}

/** Does one thing that a visitor may do. */
export function edit(element: HTMLElement, { what, how }: Edit): Done {
  const container = containerOf(element);
  const controls = controlsOf(container);
  const pressed = [...container.querySelectorAll<HTMLElement>(`${STEPS},${OPENERS},summary`)];
  const at = what % (controls.length + pressed.length);
  const control = controls[at];
  if (control) return { words: change(control, how) };
  const found = pick(pressed, at - controls.length);
  found.focus();
  found.click();
  const opener = [...container.querySelectorAll(OPENERS)].indexOf(found);
  return { words: `press ${found.ariaLabel ?? wordsOf(found)}`, ...(opener >= 0 && { opener }) };
}

/** Presses what leads on. @returns in words */
export function goOn(element: HTMLElement, how: number): string {
  const button = pick([...containerOf(element).querySelectorAll<HTMLButtonElement>('[type=submit]')], how);
  button.focus();
  button.click();
  return `press ${wordsOf(button)} (${how})`;
}

const drawn = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/** What a visitor has changed in a step, in the order of the step: home or business stands first where it is asked. */
export type Changes = Readonly<Record<string, string | boolean>>;

/** Gives a live tag the same answers, as a visitor does who takes one control after the other. */
export async function answerLike(element: HTMLElement, changes: Changes): Promise<void> {
  for (const [name, wanted] of Object.entries(changes)) {
    const control = controlsOf(containerOf(element)).find((one) => nameOf(one) === name);
    // Another answer may have taken it away, or the choice from its list.
    if (!control || control.type === 'range' || (control.type === 'radio' && wanted === false)) continue;
    if (isTicked(control)) {
      if (control.checked !== wanted) control.click();
    } else if (!(control instanceof HTMLSelectElement) || [...control.options].some(({ value }) => value === wanted)) {
      write(control, String(wanted));
    }
    await drawn();
  }
}

/** Opens and presses the same in another tag of the same kind. */
export function openLike(element: HTMLElement, open: readonly boolean[], openers: readonly number[]): void {
  const container = containerOf(element);
  for (const [index, details] of [...container.querySelectorAll('details')].entries())
    details.open = open[index] ?? false;
  for (const index of openers) container.querySelectorAll<HTMLElement>(OPENERS)[index]?.click();
}

/** Goes back to the first step, by the button beside the one that leads on. @throws when there is none */
export function goBack(element: HTMLElement): void {
  const ahead = containerOf(element).querySelector('form [type=submit]');
  const back = ahead?.parentElement?.querySelector<HTMLElement>('button[type=button]');
  if (!back) throw new Error('expected a button that leads back');
  back.click();
}

const LED_ON = ['quote-step', 'quote-submitted', 'quote-failed', 'quote-navigate'];

/** Notes where a tag leads, as it tells its page: the page stays all the same. */
export function noteWays(element: HTMLElement): string[] {
  const ways: string[] = [];
  for (const name of LED_ON) {
    element.addEventListener(name, (event) => {
      event.preventDefault();
      ways.push(`${name} ${JSON.stringify(event instanceof CustomEvent && event.detail)}`);
    });
  }
  return ways;
}

/**
 * Whether a press of what leads on has ended in the tag itself: refused, by a list of what is wrong or because a box is to be
 * ticked first, or with the estimate of a tool below its fields, which leads nowhere yet.
 */
export const isAnswered = (element: HTMLElement): boolean =>
  containerOf(element).querySelector('[role=alert],[id=why-blocked],form>[role=status]:not(:empty)') !== null;

/** Notes what the controls say whenever the browser is about to paint. @returns ends it, with all that was shown */
export function watchAnswers(element: HTMLElement): () => ReadonlySet<string> {
  const shown = new Set<string>();
  let handle = 0;
  const look = (): void => {
    shown.add(JSON.stringify(answersOf(element)));
    handle = requestAnimationFrame(look);
  };
  look();
  return () => {
    cancelAnimationFrame(handle);
    return shown;
  };
}
