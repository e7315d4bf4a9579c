import { listen } from './firstTouch.ts';

// A first step that waits for its code is made of native controls. What these do not do by themselves is done here as far
// as a visitor would miss it, and every other press is carried out when the code has come. Without it a step of a number
// field is lost, a slider moves and its amount stays, and "Continue" loads the partner's page anew.

const NUMBERS = 'input[type=number],input[type=range]';

/** Steps the number beside a button by one press of it. */
function step(button: HTMLElement): void {
  const field = button.parentElement?.querySelector('input');
  // At an end of the scale nothing happens. The first of the two takes away.
  if (button.nextElementSibling) field?.stepDown();
  else field?.stepUp();
  field?.dispatchEvent(new CustomEvent('input', { bubbles: true }));
}

/** A slider and the box beside it say the same. */
function copyNumber(field: HTMLInputElement): void {
  for (const other of field.closest('[part=field]')?.querySelectorAll<HTMLInputElement>(NUMBERS) ?? [])
    // An emptied box is the bottom of the scale: left to itself, a slider would go to its middle (by the specification; one
    // from 30 to 500 went to 265 in Chromium 156, November 2026).
    if (other !== field) other.value = field.value || other.min;
}

/** The button that stands for one that was pressed; undefined for none. */
export type Find = (pressed: HTMLButtonElement) => HTMLButtonElement | undefined;

/** Keeps a first step in use until its code has come, and what was done before it came is done again. */
export function keepAlive(container: HTMLElement) {
  const presses: HTMLButtonElement[] = [];
  // The last one counts: of four cards with a button each a visitor may press two.
  let submitter: HTMLButtonElement | undefined;
  const onClick = (event: Event): void => {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    // Nothing below hears of it, and no form is sent.
    event.stopPropagation();
    event.preventDefault();
    if (button.type === 'submit') {
      if (submitter) submitter.style.opacity = '';
      submitter = button;
      // As long as nothing comes of it, the press is seen to count. The button alone: the rest is read meanwhile.
      submitter.style.opacity = '.55';
    } else if (button.part.contains('stepper-button')) step(button);
    else presses.push(button);
  };
  const stopClicks = listen(container, ['click'], onClick);
  const stopInputs = listen(container, ['input'], ({ target }) => {
    if ((target as Element).matches(NUMBERS)) copyNumber(target as HTMLInputElement);
  });
  const stop = (): void => {
    stopClicks();
    stopInputs();
    if (submitter) submitter.style.opacity = '';
  };
  return {
    stop,
    /** Presses again what was pressed. @param find the button of now: code that has drawn the step anew has others */
    carryOut(find: Find): void {
      stop();
      for (const button of presses) find(button)?.click();
      if (submitter) find(submitter)?.click();
    },
  };
}
