import { EMBED_STYLING, type EmbedStyle } from '#contract/common/embed.ts';
import type { AskedFor } from '../includes/composeInclude.ts';

const colour = (text: string): string | undefined =>
  /^#?[0-9a-f]{3}(?:[0-9a-f]{3})?$/i.test(text) ? `#${text.replace('#', '')}` : undefined;
const pixels = (text: string): string | undefined => (/^\d{1,2}$/.test(text) ? `${text}px` : undefined);
// Names of fonts, with quotes around them or without: nothing that ends a declaration.
const fonts = (text: string): string | undefined => (/^[\w ,'-]{1,80}$/.test(text) ? text : undefined);

const READ: Readonly<Record<EmbedStyle, (text: string) => string | undefined>> = {
  accent: colour,
  'accent-text': colour,
  surface: colour,
  radius: pixels,
  font: fonts,
  'heading-font': fonts,
};

const NAMES = Object.keys(READ) as EmbedStyle[];

/** Custom properties of the styling that a query asks for; what is none of their values counts for nothing. */
export function stylingOf(asked: AskedFor): string {
  const declarations = NAMES.flatMap((name) => {
    const value = READ[name](asked(name));
    return value === undefined ? [] : [`${EMBED_STYLING[name]}:${value}`];
  });
  return declarations.join(';');
}
