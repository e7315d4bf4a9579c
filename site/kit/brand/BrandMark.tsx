import { mark, markBar, markPier, markSun } from './BrandMark.css.ts';

/** The sun coming up over the timber piers of a staith. Decoration: the brand's name always stands beside it. */
export const BrandMark = () => (
  <svg className={mark} viewBox="0 0 40 40" width="36" height="36" aria-hidden="true" focusable="false">
    <path className={markSun} d="M8 21a12 12 0 0 1 24 0z" />
    <path className={markBar} d="M3 23.5h34" />
    <path className={markPier} d="M8 24v12M16 24v12M24 24v12M32 24v12M8 36l8-12M16 36l8-12M24 36l8-12" />
  </svg>
);
