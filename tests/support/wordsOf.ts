/** The words of an element as they are written: the spaces and hyphens that no line may end at are plain ones again. */
export const wordsOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll('\u00A0', ' ').replaceAll('\u2011', '-');
