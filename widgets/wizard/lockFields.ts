import { useLayoutEffect, type RefObject } from 'react';

// Between the press of the button and the server's answer, up to 15 seconds pass. What is changed in between would stand on
// the page as an answer and be in no lead.

const TYPED = 'input:not([type=radio],[type=checkbox],[type=range],[type=hidden]),textarea';
const CHOSEN = '[type=radio],[type=checkbox],[type=range],select';
const ACTS = `${CHOSEN},button,label`;

const around = (event: Event, selector: string): Element | null =>
  event.target instanceof Element ? event.target.closest(selector) : null;

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

const stopPress = (event: Event): unknown => around(event, ACTS) && stop(event);
// A list opens and a slider moves when the pointer goes down, before there is a click.
const stopPointer = (event: Event): unknown => around(event, '[type=range],select') && stop(event);
const stopKey = (event: KeyboardEvent): unknown =>
  !['Tab', 'Escape'].includes(event.key) && around(event, CHOSEN) && stop(event);

/** Sets an attribute on controls that do not have it. @returns takes it away again */
function mark(controls: NodeListOf<Element>, name: string, value: string): () => void {
  const marked = [...controls].filter((control) => !control.hasAttribute(name));
  for (const control of marked) control.setAttribute(name, value);
  return () => {
    for (const control of marked) control.removeAttribute(name);
  };
}

/**
 * Holds the answers of a form while they are sent: what is typed or chosen meanwhile would be in none of them. Not by
 * `disabled` or `inert`, which take the focus away and the values out of the form; all is read as read-only.
 * @returns ends it
 */
export function lockFields(form: HTMLFormElement): () => void {
  const unmark = [
    mark(form.querySelectorAll(TYPED), 'readonly', ''),
    mark(form.querySelectorAll(CHOSEN), 'aria-disabled', 'true'),
  ];
  const end = new AbortController();
  const early = { capture: true, signal: end.signal };
  form.addEventListener('click', stopPress, early);
  form.addEventListener('mousedown', stopPointer, early);
  form.addEventListener('pointerdown', stopPointer, early);
  form.addEventListener('touchstart', stopPointer, { ...early, passive: false });
  form.addEventListener('keydown', stopKey, early);
  return () => {
    end.abort();
    for (const take of unmark) take();
  };
}

/** Holds them as long as `isBusy`. */
export function useLock(formRef: RefObject<HTMLFormElement | null>, isBusy: boolean): void {
  useLayoutEffect(() => (isBusy && formRef.current ? lockFields(formRef.current) : undefined), [formRef, isBusy]);
}
