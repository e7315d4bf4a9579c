/** Pages of a carousel, and the one that is shown, counted from 0. */
interface CarouselPages {
  readonly count: number;
  readonly index: number;
}

/** The same place among other pages: a wider window shows more cards on fewer pages. */
export function pagesOf(cards: number, perPage: number, index: number): CarouselPages {
  const count = Math.max(1, Math.ceil(cards / Math.max(1, perPage)));
  return { count, index: Math.min(Math.max(index, 0), count - 1) };
}

interface Scrolled {
  readonly left: number;
  readonly width: number;
  /** Farthest that the track scrolls. */
  readonly most: number;
}

/** The page that somebody has scrolled to. The last one is reached earlier when it is not full. */
export function pageAt({ left, width, most }: Scrolled, count: number): number {
  if (most <= 0 || width <= 0) return 0;
  if (left >= most - 2) return count - 1;
  return Math.min(Math.round(left / width), count - 1);
}

interface Parts {
  readonly track: HTMLElement;
  readonly previous: HTMLButtonElement;
  readonly next: HTMLButtonElement;
  readonly dots: HTMLElement;
  readonly status: HTMLElement;
}

function readParts(element: HTMLElement): Parts | undefined {
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const [track, previous, next] = [part('track'), part('previous'), part('next')];
  const [dots, status] = [part('dots'), part('status')];
  if (!(previous instanceof HTMLButtonElement && next instanceof HTMLButtonElement)) return undefined;
  return track && dots && status ? { track, previous, next, dots, status } : undefined;
}

// The roles come with the script: without it the cards are a list that scrolls.
function giveRoles(element: HTMLElement): void {
  element.setAttribute('role', 'group');
  element.setAttribute('aria-roledescription', 'carousel');
  // Named after its section, and only now: without a role it may have no name.
  const name = element.closest('section')?.getAttribute('aria-labelledby');
  if (name) element.setAttribute('aria-labelledby', name);
  const slides = element.querySelectorAll('[data-part=slide]');
  for (const [index, slide] of slides.entries()) {
    slide.setAttribute('role', 'group');
    slide.setAttribute('aria-roledescription', 'slide');
    slide.setAttribute('aria-label', `${index + 1} of ${slides.length}`);
  }
}

function makeDot(index: number): HTMLButtonElement {
  const dot = document.createElement('button');
  dot.type = 'button';
  dot.setAttribute('aria-label', `Page ${index + 1}`);
  return dot;
}

/** How many cards stand side by side: the style sheet decides. */
const cardsInView = (track: HTMLElement, card: Element | undefined): number =>
  Math.max(1, Math.round(track.clientWidth / (card?.getBoundingClientRect().width ?? track.clientWidth)));

// A button that is disabled loses the focus: the other one takes it.
function setDisabled(button: HTMLButtonElement, isDisabled: boolean, other: HTMLButtonElement): void {
  const hadFocus = document.activeElement === button;
  button.disabled = isDisabled;
  if (hadFocus && isDisabled) other.focus();
}

function show({ previous, next, dots, status }: Parts, { index, count }: CarouselPages): void {
  setDisabled(previous, index === 0, next);
  setDisabled(next, index === count - 1, previous);
  const text = `Page ${index + 1} of ${count}`;
  // Said once, and not again for every pixel that somebody scrolls.
  if (status.textContent !== text) status.textContent = text;
  while (dots.children.length > count) dots.lastElementChild?.remove();
  while (dots.children.length < count) dots.append(makeDot(dots.children.length));
  for (const [place, dot] of [...dots.children].entries()) dot.setAttribute('aria-current', String(place === index));
}

/** Cards that scroll by the page, after the ARIA pattern of a carousel. Nothing moves by itself. */
export function enhance(element: HTMLElement): void {
  const parts = readParts(element);
  if (!parts) return;
  const { track, previous, next, dots } = parts;
  const cards = [...track.children];
  let pages = pagesOf(cards.length, 1, 0);
  // While the cards glide to a page that was asked for, the pages in between are not counted.
  let isGliding = false;
  const stopGliding = (): void => {
    isGliding = false;
  };

  const goTo = (index: number, behavior: ScrollBehavior): void => {
    const perPage = cardsInView(track, cards[0]);
    pages = pagesOf(cards.length, perPage, index);
    const card = cards[pages.index * perPage];
    const left = card instanceof HTMLElement ? card.offsetLeft - track.offsetLeft : 0;
    isGliding = behavior !== 'instant';
    track.scrollTo({ left, behavior });
    show(parts, pages);
  };

  giveRoles(element);
  // "auto" asks the style sheet, which knows who wants no motion.
  previous.addEventListener('click', () => goTo(pages.index - 1, 'auto'));
  next.addEventListener('click', () => goTo(pages.index + 1, 'auto'));
  dots.addEventListener('click', ({ target }) => {
    const index = [...dots.children].findIndex((dot) => dot === target);
    if (index >= 0) goTo(index, 'auto');
  });
  for (const name of ['scrollend', 'pointerdown', 'wheel', 'keydown'])
    track.addEventListener(name, stopGliding, { passive: true });
  track.addEventListener('scroll', () => {
    if (isGliding) return;
    const { scrollLeft: left, clientWidth: width, scrollWidth } = track;
    pages = { ...pages, index: pageAt({ left, width, most: scrollWidth - width }, pages.count) };
    show(parts, pages);
  });
  new ResizeObserver(() => goTo(pages.index, 'instant')).observe(track);
}
