import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { FieldBinding, FieldTexts } from '../fieldBinding.ts';
import { RadioCard } from './RadioCard.tsx';
import type { RadioCardOption } from './radioCardOption.ts';
import * as styles from './RadioCards.css.ts';

interface RadioCardsProps extends Omit<FieldTexts, 'label'> {
  readonly field: FieldBinding;
  readonly legend: string;
  readonly options: readonly RadioCardOption[];
  /** Most columns that a wide tag gets. */
  readonly columns: 1 | 2 | 3;
  /** Tiles are a picture and a word: they stay side by side in the narrowest tag. Default: product. */
  readonly variant?: 'product' | 'tile' | undefined;
  readonly defaultValue?: string | undefined;
}

export const RadioCards = ({ field, legend, options, columns, variant = 'product', ...rest }: RadioCardsProps) => {
  const { defaultValue, ...texts } = rest;
  return (
    <FieldGroup name={field.name} label={legend} {...texts}>
      <div className={variant === 'tile' ? styles.tiles[columns] : styles.columns[columns]}>
        {options.map((option, index) => (
          <RadioCard
            key={option.value}
            field={field}
            option={option}
            id={`${field.name}-${index}`}
            isTile={variant === 'tile'}
            defaultChecked={defaultValue === undefined ? undefined : option.value === defaultValue}
          />
        ))}
      </div>
    </FieldGroup>
  );
};
