import { fontSizes as tagSizes } from '../../widgets/theme/tokens.ts';

/**
 * The scale of our own pages in px. Text is a step larger than in the tags, which have to fit in beside the text of
 * others, and often in a column.
 */
export const fontSizes = { ...tagSizes, note: 16, body: 18, lead: 20 } as const;
