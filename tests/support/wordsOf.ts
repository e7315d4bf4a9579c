/** A text as it is written: the spaces and hyphens that no line may end at are plain ones again. */
export const plainWords = (text: string): string => text.replaceAll('\u00A0', ' ').replaceAll('\u2011', '-');

/** The words of an element as they are written. */
export const wordsOf = (element: Element | null | undefined): string => plainWords(element?.textContent ?? '');
