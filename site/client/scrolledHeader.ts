/** Marks the header once the page is scrolled past the mark of 20 px that stands at its top. */
export function watchScroll(page: Document): void {
  const mark = page.querySelector('[data-scroll-mark]');
  const header = page.querySelector('[data-site-header]');
  if (!mark || !header) return;
  new IntersectionObserver((entries) => {
    header.toggleAttribute('data-scrolled', entries.at(-1)?.isIntersecting === false);
  }).observe(mark);
}
