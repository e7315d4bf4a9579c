import type { FieldBinding } from '../fieldBinding.ts';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import type { RadioCardOption } from './radioCardOption.ts';
import * as styles from './RadioCards.css.ts';

interface RadioCardProps {
  readonly field: FieldBinding;
  readonly option: RadioCardOption;
  readonly id: string;
  readonly isTile: boolean;
  readonly defaultChecked: boolean | undefined;
}

const Details = ({ option: { description, meta }, id }: Pick<RadioCardProps, 'option' | 'id'>) => (
  <span className={styles.details} id={`${id}-details`}>
    {description ? <span>{description}</span> : null}
    {meta?.map(({ label, value }) => (
      <span key={label} className={styles.fact}>
        <span>{label}: </span>
        <span className={styles.factValue}>{value}</span>
      </span>
    ))}
  </span>
);

/** The whole card is the label. Title and price are the name; the rest is the description, read after it. */
export const RadioCard = ({ field, option, id, isTile, defaultChecked }: RadioCardProps) => {
  const { title, price, badge, picture } = option;
  const hasDetails = option.description !== undefined || option.meta !== undefined;
  return (
    <label className={styles.card}>
      <input
        {...field}
        className={styles.radio}
        type="radio"
        value={option.value}
        defaultChecked={defaultChecked}
        aria-labelledby={`${id}-name`}
        aria-describedby={hasDetails ? `${id}-details` : undefined}
      />
      <span className={isTile ? styles.tileFace : styles.face} part="card">
        {picture ? <span className={styles.picture}>{picture}</span> : null}
        <span className={styles.name} id={`${id}-name`}>
          <span className={styles.title}>{title}</span>
          {price ? <span className={styles.price}> {price}</span> : null}
        </span>
        {badge ? <span className={styles.badge}>{badge}</span> : null}
        {hasDetails ? <Details option={option} id={id} /> : null}
        <span className={styles.mark}>
          <CheckIcon />
        </span>
      </span>
    </label>
  );
};
