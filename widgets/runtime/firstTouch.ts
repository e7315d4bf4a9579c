const FIRST_TOUCHES = ['pointerdown', 'keydown', 'focusin', 'input'] as const;

/** Runs once, when a visitor first touches the tag. @returns function that ends it */
export function onFirstTouch(element: HTMLElement, run: () => void): () => void {
  const stop = (): void => {
    for (const name of FIRST_TOUCHES) element.removeEventListener(name, start, true);
  };
  const start = (): void => {
    stop();
    run();
  };
  for (const name of FIRST_TOUCHES) element.addEventListener(name, start, true);
  return stop;
}
