/** Opens the `<details>` of the list that the page's address leads to, now and whenever the address changes. */
export function enhance(list: HTMLElement): void {
  const open = (): void => {
    // As it stands: our ids are plain, and decoded, the hash of a broken link ("#100%") was an error (November 2026).
    const target = document.getElementById(location.hash.slice(1));
    const details = target && list.contains(target) ? target.closest('details') : null;
    if (!target || !details || details.open) return;
    details.open = true;
    target.scrollIntoView();
  };
  open();
  window.addEventListener('hashchange', open);
}
