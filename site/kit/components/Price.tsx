import * as styles from './Price.css.ts';

const PARTS = /^(.*?)(£[\d,.]+)(.*)$/;

/** "from £80 a month" with the figure large; read as one sentence. */
export const Price = ({ text }: { readonly text: string }) => {
  const [, before, amount, after] = PARTS.exec(text) ?? [];
  if (amount === undefined) return <p className={styles.words}>{text}</p>;
  return (
    <p className={styles.price}>
      {before}
      <span className={styles.amount}>{amount}</span>
      {after && ' '}
      <span className={styles.period}>{after?.trim()}</span>
    </p>
  );
};
