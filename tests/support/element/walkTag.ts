import { vi } from 'vitest';
import type { Answers, Journey, JourneyStep } from '../funnels/journeys.ts';
import { wordsOf } from '../wordsOf.ts';
import type { OpenFunnel } from './openFunnel.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

// Later steps are fetched; looked at often, since most of what is waited for is there at once.
const PATIENCE = { timeout: 10_000, interval: 5 };

/** Waits until nothing is thrown any more. */
export const soon = <Result>(look: () => Result): Promise<Result> => vi.waitFor(look, PATIENCE);

/** The controls of a field: several for radio buttons. */
const controlsOf = ({ root }: OpenFunnel, name: string): readonly Control[] => [
  ...root.querySelectorAll<Control>(`form [name="${name}"]`),
];

function control(mounted: OpenFunnel, name: string): Control {
  const [found] = controlsOf(mounted, name);
  if (!found) throw new Error(`expected a field ${name}`);
  return found;
}

/** Answers a field as a person does. An empty text leaves radio buttons alone: they cannot be emptied again. */
export function answer(mounted: OpenFunnel, name: string, value: string | boolean): void {
  const field = control(mounted, name);
  const folded = field.closest('details');
  if (folded) folded.open = true;
  if (field.type === 'radio') {
    const wanted = controlsOf(mounted, name).find((one) => one.value === value);
    if (value !== '') wanted?.click();
    return;
  }
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    if (field.checked !== value) field.click();
    return;
  }
  field.focus();
  field.value = String(value);
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true, composed: true }));
}

/** What a field holds: the value of the chosen one of radio buttons. */
export function valueIn(mounted: OpenFunnel, name: string): string | boolean {
  const field = control(mounted, name);
  if (field.type === 'radio') {
    return controlsOf(mounted, name).find((one) => one instanceof HTMLInputElement && one.checked)?.value ?? '';
  }
  return field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value;
}

/** What stands beside a label in a list of answers or a table of figures. */
export function valueBeside({ root }: OpenFunnel, label: string): string | undefined {
  const term = [...root.querySelectorAll('dt, th')].find((node) => wordsOf(node) === label);
  return term && wordsOf(term.parentElement?.querySelector('dd, td'));
}

/** The texts of what describes a field, or the group around it. */
export function describedBy(mounted: OpenFunnel, name: string): string {
  const field = control(mounted, name);
  const ids = [field, field.closest('fieldset')].flatMap(
    (node) => node?.getAttribute('aria-describedby')?.split(' ') ?? [],
  );
  return ids.map((id) => wordsOf(mounted.tag.shadowRoot?.getElementById(id))).join(' ');
}

/** The name of the field that has the focus. */
export const focusedName = ({ tag }: OpenFunnel): string | null | undefined =>
  tag.shadowRoot?.activeElement?.getAttribute('name');

/** What is told above the step: each leads to its field. */
export const messagesOf = ({ root }: OpenFunnel): readonly HTMLButtonElement[] => [
  ...root.querySelectorAll<HTMLButtonElement>('[role=alert] button'),
];

export const headingOf = ({ root }: OpenFunnel): string => root.querySelector('h2')?.textContent ?? '';

const fits = (heading: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? heading === wanted : wanted.test(heading);

/** @throws unless this step, or the result, comes */
const expectStep = (mounted: OpenFunnel, wanted: string | RegExp): Promise<void> =>
  soon(() => {
    if (!fits(headingOf(mounted), wanted)) throw new Error(`expected ${wanted}, found ${headingOf(mounted)}`);
  });

const submitButton = ({ root }: OpenFunnel): HTMLButtonElement | null => root.querySelector('form button[type=submit]');

/** Presses what leads on from the present step. */
export function goOn(mounted: OpenFunnel): void {
  const button = submitButton(mounted);
  if (!button) throw new Error('expected a button that leads on');
  button.click();
}

/** Puts the right answers into the present step, as far as it asks for them. */
function answerStep(mounted: OpenFunnel, step: JourneyStep, answers: Answers): void {
  for (const name of step.fields) {
    const value = answers[name];
    if (value !== undefined && controlsOf(mounted, name).length > 0) answer(mounted, name, value);
  }
}

/** Walks from the first step to another one, counted from 1, with right answers up to it and in it. */
export async function walkTo(mounted: OpenFunnel, { steps }: Journey, to: { number: number; answers: Answers }) {
  for (const [index, step] of steps.slice(0, to.number).entries()) {
    await expectStep(mounted, step.heading);
    answerStep(mounted, step, to.answers);
    if (index + 1 < to.number) goOn(mounted);
  }
}

/** Leaves a step as a person does who took their time. */
export async function advance(mounted: OpenFunnel, { steps, result }: Journey, number: number): Promise<void> {
  const next = steps[number];
  if (!next) return mounted.submit(steps[number - 1]?.next ?? '', result);
  goOn(mounted);
  return expectStep(mounted, next.heading);
}
