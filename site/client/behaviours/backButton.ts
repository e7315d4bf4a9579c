import { parseOrigin } from '../../../widgets/runtime/addresses.ts';

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** From a page of ours the link goes back to it as it was, with filter and scroll position; otherwise it is a plain link. */
export function enhance(link: HTMLElement): void {
  link.addEventListener('click', (event) => {
    const cameFromUs = parseOrigin(document.referrer) === location.origin;
    if (!cameFromUs || history.length < 2 || !isPlainClick(event)) return;
    event.preventDefault();
    history.back();
  });
}
