const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** Whether the page that the link names is the one before this in the history of the tab. */
function isBefore({ origin, pathname }: HTMLAnchorElement): boolean {
  const [referrer = ''] = document.referrer.split('?');
  // A fragment is an entry of its own: whoever had skipped to the content was led to the head of this page, and not back
  // (Chromium 156, November 2026).
  return referrer === origin + pathname && location.hash === '' && history.length > 1;
}

/** From the page that it names the link goes back to it as it was, with filter and scroll position; otherwise it is a plain link. */
export function enhance(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event) || !isBefore(link)) return;
    event.preventDefault();
    history.back();
  });
}
