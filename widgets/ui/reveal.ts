/** Opens every closed disclosure around a control: what is folded away takes no focus. */
export function reveal(control: Element): void {
  const folded = control.closest('details:not([open])');
  if (!folded) return;
  folded.setAttribute('open', '');
  reveal(folded);
}
