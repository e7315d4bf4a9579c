/**
 * A tag in a page of its own, for frames: `/embed/solar-quote`. Alone in its file: what every tag needs before it is touched
 * would bring the other addresses along.
 */
export const EMBED_PATH = '/embed/';
