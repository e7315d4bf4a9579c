import * as styles from './Icon.css.ts';

/** A line drawing in the colour and size of the text beside it; never the only carrier of a meaning. */
export const Icon = ({ path }: { readonly path: string }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

export const AlertIcon = () => <Icon path="M12 3.5 22 20.5H2zM12 10v5M12 17.7v.1" />;

export const ArrowIcon = () => <Icon path="M4 12h15m-6-6 6 6-6 6" />;

export const CheckIcon = () => <Icon path="m5 12.5 4.5 4.5L19 7.5" />;

export const ChevronIcon = () => <Icon path="m6 9.5 6 6 6-6" />;
