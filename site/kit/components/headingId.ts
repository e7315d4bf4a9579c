import { slugOf } from '../../markdown/markdown.ts';

/** A section takes its id from its heading, so that a page may hold several of a kind and each can be linked to. */
export const headingId = (heading: string): string => slugOf(heading);
