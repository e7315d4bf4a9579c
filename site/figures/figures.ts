import type { FunctionComponent } from 'react';

/** Drawings and charts that a text may name, `{figure:Name}`. */
export const figures: Readonly<Partial<Record<string, FunctionComponent>>> = {};
