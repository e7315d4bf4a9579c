import type { ReactNode } from 'react';
import { FieldGroup } from '../Field/Field.tsx';
import type { FieldBinding, FieldTexts } from '../fieldBinding.ts';
import { CheckIcon } from '../icons/ControlIcons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RadioCards.css.ts';

export interface RadioCardOption {
  readonly value: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly meta?: readonly { readonly label: string; readonly value: string }[] | undefined;
  /** What it includes, each with a tick. */
  readonly points?: readonly string[] | undefined;
  /** As printed, for example "£129.50 per panel". */
  readonly price?: string | undefined;
  readonly badge?: string | undefined;
  readonly picture?: ReactNode;
}

interface RadioCardsProps extends Omit<FieldTexts, 'label'> {
  readonly field: FieldBinding;
  readonly legend: string;
  readonly options: readonly RadioCardOption[];
  /** Most columns that a wide tag gets. */
  readonly columns: 1 | 2 | 3;
  readonly defaultValue?: string | undefined;
}

interface RadioCardProps {
  readonly field: FieldBinding;
  readonly option: RadioCardOption;
  readonly id: string;
  readonly isTile: boolean;
  readonly defaultChecked: boolean | undefined;
}

const Details = ({ option: { description, meta, points }, id }: Pick<RadioCardProps, 'option' | 'id'>) => (
  <span className={styles.details} id={`${id}-details`}>
    {description ? <span>{description}</span> : null}
    {meta?.map(({ label, value }) => (
      <span key={label} className={styles.fact}>
        <span>{label}: </span>
        <span className={styles.factValue}>{value}</span>
      </span>
    ))}
    {points?.map((point) => (
      <span key={point} className={styles.point}>
        <span className={styles.tick}>
          <CheckIcon />
        </span>
        {/* The stop parts it from the next one for those who hear it. */}
        <span>
          {point}
          <VisuallyHidden>.</VisuallyHidden>
        </span>
      </span>
    ))}
  </span>
);

/** The whole card is the label. Title and price are the name; the rest is the description, read after it. */
const RadioCard = ({ field, option, id, isTile, defaultChecked }: RadioCardProps) => {
  const { title, price, badge, picture } = option;
  const hasDetails = [option.description, option.meta, option.points].some((detail) => detail !== undefined);
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

// A picture and a word or two: such cards stay side by side in the narrowest tag.
const isShort = ({ meta, price, points }: RadioCardOption): boolean =>
  meta === undefined && price === undefined && points === undefined;

export const RadioCards = ({ field, legend, options, columns, defaultValue, ...texts }: RadioCardsProps) => {
  const isTile = options.every(isShort);
  return (
    <FieldGroup name={field.name} label={legend} {...texts}>
      <div className={(isTile ? styles.tiles : styles.columns)[columns]}>
        {options.map((option, index) => (
          <RadioCard
            key={option.value}
            field={field}
            option={option}
            id={`${field.name}-${index}`}
            isTile={isTile}
            defaultChecked={defaultValue === undefined ? undefined : option.value === defaultValue}
          />
        ))}
      </div>
    </FieldGroup>
  );
};
