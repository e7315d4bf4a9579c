import { afterRenderMs } from '../../theme/timing.ts';

/** Opens what hides a control: the tab of its panel, or what folds it away. */
function open(control: HTMLElement, root: ParentNode): void {
  reveal(control);
  const tab = control.closest('[role=tabpanel][hidden]')?.getAttribute('aria-labelledby');
  if (tab) root.querySelector<HTMLElement>(`#${CSS.escape(tab)}`)?.click();
}

/** The control of that name, of radios the chosen one, of cards the chosen one's button; what hid it is opened. */
export function shownControl(root: ParentNode, name: string): HTMLElement | undefined {
  const controls = [...root.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]`)];
  const control =
    controls.find((candidate) => candidate.matches(':checked')) ??
    controls[0] ??
    root.querySelector<HTMLElement>(`[data-answer="${CSS.escape(name)}"] button`) ??
    undefined;
  if (control) open(control, root);
  return control;
}

/** Focuses the control of that name in the shadow root (or document) around `near`. False when there is none. */
export const focusField = (near: Node, name: string): boolean => {
  const root = near.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  const control = shownControl(root, name);
  control?.focus();
  // A tab that has just been opened shows its panel with the next render.
  if (control && !control.matches(':focus')) setTimeout(() => control.focus(), afterRenderMs);
  return control !== undefined;
};

/** Opens every closed disclosure around a control: what is folded away takes no focus. */
export function reveal(control: Element): void {
  const folded = control.closest('details:not([open])');
  if (!folded) return;
  folded.setAttribute('open', '');
  reveal(folded);
}
