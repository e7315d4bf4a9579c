/**
 * A frame with `sandbox` and without `allow-forms` submits no form: the browser stops before it says so to anyone, and
 * the button would do nothing. Our forms send by script, so a press is all that is needed; Enter in a field presses the
 * first button of its form.
 * @returns function that ends it
 */
export function submitByHand(container: HTMLElement): () => void {
  const onClick = (event: MouseEvent): void => {
    const [target] = event.composedPath();
    const view = container.ownerDocument.defaultView;
    if (event.defaultPrevented || !view || !(target instanceof view.Element)) return;
    const button = target.closest('button');
    if (button?.type !== 'submit' || !button.form || button.disabled) return;
    event.preventDefault();
    button.form.dispatchEvent(new view.SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }));
  };
  container.addEventListener('click', onClick);
  return () => container.removeEventListener('click', onClick);
}
