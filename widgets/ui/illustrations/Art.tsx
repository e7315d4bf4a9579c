import type { ReactNode } from 'react';
import { art } from './Art.css.ts';

interface ArtProps {
  /** Width and height of the drawing's own grid, as `viewBox` wants them. */
  readonly size: `${number} ${number}`;
  readonly children: ReactNode;
}

/** Frame of a drawing. Decoration: the words beside it say everything. */
export const Art = ({ size, children }: ArtProps) => (
  <svg className={art} viewBox={`0 0 ${size}`} aria-hidden="true" focusable="false">
    {children}
  </svg>
);
