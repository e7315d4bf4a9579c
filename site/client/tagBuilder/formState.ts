import { isTagName } from '#contract/tags.ts';
import {
  KEY_TO_COME,
  STYLING,
  WAYS,
  type Choice,
  type StyleName,
  type Pinned,
  type Way,
} from '../../pages/tag-builder/markup.ts';

// What the form says: as a choice, for what follows from it, and as the query of the page, so that a link can be sent and Back
// works.

/** Fields that say how the code is written, not what stands on the tag. */
const ABOUT_CODE = new Set(['tag', 'way', 'platform', 'release', 'script', 'width', ...STYLING]);

/** What the release of our site is, once that is known. */
interface Surroundings {
  readonly base: string;
  readonly current: Pinned | undefined;
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '');

function stylingOf(form: HTMLFormElement, data: FormData): Choice['styling'] {
  const said = STYLING.flatMap((name): [StyleName, string][] => {
    const value = textOf(data.get(name));
    const control = form.elements.namedItem(name);
    // A colour and a slider always have a value: what they had from the start says nothing.
    const untouched = control instanceof HTMLInputElement ? control.defaultValue : '';
    if (value === '' || value === untouched) return [];
    return [[name, name === 'radius' ? `${value}px` : value]];
  });
  return Object.fromEntries(said);
}

/** What the form says. */
export function readChoice(form: HTMLFormElement, { base, current }: Surroundings): Choice {
  const data = new FormData(form);
  const tag = textOf(data.get('tag'));
  const way = textOf(data.get('way'));
  const attributes = [...data]
    .map(([name, value]) => [name, textOf(value)] as const)
    .filter(([name, value]) => value !== '' && !ABOUT_CODE.has(name));
  return {
    tag: isTagName(tag) ? tag : 'solar-quote',
    attributes: { partner: KEY_TO_COME, ...Object.fromEntries(attributes) },
    styling: stylingOf(form, data),
    way: WAYS.find((known): known is Way => known === way) ?? 'tag',
    isOwnScript: data.get('script') === 'own',
    pinned: data.get('release') === 'pinned' ? current : undefined,
    base,
  };
}

type Control = HTMLInputElement | HTMLSelectElement;

/** The controls of the form, or of a part of it. */
export const controlsOf = (part: HTMLElement): Control[] =>
  [...(part instanceof HTMLFormElement ? part.elements : part.querySelectorAll('input,select'))].filter(
    (element): element is Control => element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  );

/** One of some to choose from, in sight all at once. */
export const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio';

/** What a control is while nobody has touched it. */
export function isUntouched(control: Control): boolean {
  if (isBox(control)) return control.checked === control.defaultChecked;
  if (control instanceof HTMLInputElement) return control.value === control.defaultValue;
  return control.selectedIndex <= 0;
}

/** "?tag=ev-quote&theme=dark", "" where everything is as it was at the start. */
export function queryOf(form: HTMLFormElement): string {
  const said = controlsOf(form)
    .filter((control) => !control.disabled && control.name !== '' && (!isBox(control) || control.checked))
    .filter((control) => !isUntouched(control) && control.value.trim() !== '')
    .map((control): [string, string] => [control.name, control.value.trim()]);
  const query = new URLSearchParams(said).toString();
  return query && `?${query}`;
}

function fill(control: Control, value: string | null): void {
  if (isBox(control)) control.checked = value === null ? control.defaultChecked : control.value === value;
  else if (control instanceof HTMLInputElement) control.value = value ?? control.defaultValue;
  else {
    const named = [...control.options].findIndex((option) => option.value === value);
    control.selectedIndex = Math.max(named, 0);
  }
}

/** Puts the state of an address into the form; what it does not name is as it was at the start. */
export function fillFrom(form: HTMLFormElement, query: string): void {
  const said = new URLSearchParams(query);
  for (const control of controlsOf(form)) fill(control, said.get(control.name));
}

/** The same when the page has just come: what somebody has chosen before the script ran stays, unless the address names it. */
export function fillFirst(form: HTMLFormElement, query: string): void {
  const said = new URLSearchParams(query);
  for (const control of controlsOf(form)) if (said.has(control.name)) fill(control, said.get(control.name));
}
