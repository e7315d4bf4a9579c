/** A page that comes back by Back must not come back with its menu open. */
export function closeMenusOnLeaving(page: Window): void {
  page.addEventListener('pagehide', () => {
    for (const menu of page.document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.();
  });
}
