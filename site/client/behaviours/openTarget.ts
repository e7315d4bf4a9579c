/** Opens the `<details>` of the list that the page's address leads to, now and whenever the address changes. */
export function enhance(list: HTMLElement): void {
  const open = (): void => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const details = target && list.contains(target) ? target.closest('details') : null;
    if (!target || !details || details.open) return;
    details.open = true;
    target.scrollIntoView();
  };
  open();
  window.addEventListener('hashchange', open);
}
