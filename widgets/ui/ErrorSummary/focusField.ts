/**
 * Focuses the control of that name in the shadow root (or document) around `near`: of radios the chosen one, else the
 * first. False when there is none.
 */
export const focusField = (near: Node, name: string): boolean => {
  const root = near.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  const controls = [...root.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]`)];
  const control = controls.find((candidate) => candidate.matches(':checked')) ?? controls[0];
  control?.focus();
  return control !== undefined;
};
