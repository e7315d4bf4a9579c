import { expect, type Locator } from '@playwright/test';

/** How a tag lies in the page. */
const boxOf = (tag: Locator) =>
  tag.evaluate((node) => {
    const form = node.shadowRoot?.querySelector('form')?.getBoundingClientRect();
    const around = (node.parentElement ?? node).getBoundingClientRect();
    const parts = [...(node.shadowRoot?.querySelectorAll('input,select,textarea,button,p,legend,label') ?? [])];
    const outside = parts.filter((part) => {
      const { width, left, right } = part.getBoundingClientRect();
      return (
        width > 1 &&
        part.checkVisibility({ visibilityProperty: true }) &&
        (left < around.left - 1 || right > around.right + 1)
      );
    });
    return {
      share: (form?.width ?? 0) / around.width,
      outside: outside.map((part) => `${part.localName} ${part.textContent?.trim().slice(0, 30)}`),
      scrolls: document.documentElement.scrollWidth > innerWidth,
    };
  });

/** That a tag fills its place, that nothing of it lies outside, and that the page does not scroll sideways. */
export async function expectWhole(name: string, tag: Locator): Promise<void> {
  const { share, outside, scrolls } = await boxOf(tag);
  expect.soft(share, `${name} fills its place`).toBeGreaterThan(0.75);
  expect.soft(outside, name).toEqual([]);
  expect.soft(scrolls, `${name} scrolls sideways`).toBe(false);
}
