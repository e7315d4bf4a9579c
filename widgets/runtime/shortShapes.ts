const EMPTY_SHAPE = /><\/(?:path|circle|ellipse|line|polygon|polyline|rect|use)>/g;

/** The same HTML with shapes of drawings that close themselves: a page has two hundred, a first step sixty. */
export const shortShapes = (html: string): string => html.replaceAll(EMPTY_SHAPE, '/>');
