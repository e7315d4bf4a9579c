import type { FunctionComponent } from 'react';
import { ComplaintPath } from './ComplaintPath.tsx';

/** Drawings and charts that a text may name, `{figure:Name}`. */
export const figures: Readonly<Partial<Record<string, FunctionComponent>>> = { ComplaintPath };
