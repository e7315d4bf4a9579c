import * as styles from './Icon.css.ts';

/** A line drawing in the colour and size of the text beside it; never the only carrier of a meaning. */
export const Icon = ({ path }: { readonly path: string }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
);
