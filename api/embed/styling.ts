import { EMBED_LOOKS, type EmbedLook } from '#contract/common/embed.ts';
import type { AskedFor } from '../includes/composeInclude.ts';

const colour = (text: string): string | undefined =>
  /^#?[0-9a-f]{3}(?:[0-9a-f]{3})?$/i.test(text) ? `#${text.replace('#', '')}` : undefined;
const pixels = (text: string): string | undefined => (/^\d{1,2}$/.test(text) ? `${text}px` : undefined);
// Names of fonts, with quotes around them or without: nothing that ends a declaration.
const fonts = (text: string): string | undefined => (/^[\w ,'-]{1,80}$/.test(text) ? text : undefined);

const READ: Readonly<Record<EmbedLook, (text: string) => string | undefined>> = {
  accent: colour,
  'accent-text': colour,
  surface: colour,
  radius: pixels,
  font: fonts,
  'heading-font': fonts,
};

const LOOKS = Object.keys(READ) as EmbedLook[];

/** Custom properties of the looks that a query names; what is none of their values counts for nothing. */
export function looksOf(asked: AskedFor): string {
  const declarations = LOOKS.flatMap((look) => {
    const value = READ[look](asked(look));
    return value === undefined ? [] : [`${EMBED_LOOKS[look]}:${value}`];
  });
  return declarations.join(';');
}
