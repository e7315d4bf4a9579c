import { useState, type ReactNode } from 'react';
import { formatWholePounds } from '#contract/common/money.ts';
import { adviseCharger } from '#contract/ev/advice.ts';
import { chargers, type Charger } from '#contract/ev/catalogue.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ArrowIcon } from '../../../ui/icons/ControlIcons.tsx';
import { Stack } from '../../../ui/Layout/Layout.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { StepForm, StepProps } from '../../../wizard/stepForm.ts';
import { charger as cards } from '../copy.ts';
import { advice as copy, comparison } from '../laterCopy.ts';
import type { EvValues } from '../state.ts';
import * as styles from './ChargerHelpPanels.css.ts';

const ALL: readonly Charger[] = chargers;

interface QuestionProps {
  readonly legend: string;
  readonly options: readonly { readonly value: boolean; readonly label: string }[];
  readonly chosen: boolean | undefined;
  readonly onChoose: (value: boolean) => void;
}

const Question = ({ legend, options, chosen, onChoose }: QuestionProps) => (
  <div role="group" aria-label={legend}>
    <h3 className={styles.question}>{legend}</h3>
    <div className={styles.choices}>
      {options.map(({ value, label }) => (
        <button
          key={label}
          type="button"
          className={styles.choice}
          aria-pressed={chosen === value}
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  </div>
);

interface SelectProps {
  readonly form: StepForm<EvValues>;
  readonly charger: Charger;
}

const SelectButton = ({ form, charger }: SelectProps) => (
  <Button variant="primary" type="submit" onClick={() => form.set('charger', charger.id)} iconEnd={<ArrowIcon />}>
    {cards.select}
    <VisuallyHidden> {charger.name}</VisuallyHidden>
  </Button>
);

/** "Which one for me?": two taps, one answer and why. */
export function ChargerAdvice({ form }: StepProps<EvValues>) {
  const [hasSolar, setSolar] = useState<boolean | undefined>(undefined);
  const [wantsCable, setCable] = useState<boolean | undefined>(undefined);
  const isAnswered = hasSolar !== undefined && wantsCable !== undefined;
  const found = isAnswered ? adviseCharger({ hasSolar, wantsCable }) : undefined;
  return (
    <Stack gap="md">
      <Question {...copy.solar} chosen={hasSolar} onChoose={setSolar} />
      <Question {...copy.cable} chosen={wantsCable} onChoose={setCable} />
      <div role="status">
        {found && (
          <div className={styles.answer}>
            <p className={styles.name}>
              {copy.answer} {found.charger.name}, {formatWholePounds(found.charger.price)}
            </p>
            <ul className={styles.reasons}>
              {found.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {found && <SelectButton form={form} charger={found.charger} />}
    </Stack>
  );
}

const rowsOf = ({ power, installationTime, guarantee, isSolarCompatible }: Charger) => [
  { label: cards.facts.power, value: power },
  { label: cards.facts.installationTime, value: installationTime },
  { label: cards.facts.guarantee, value: guarantee },
  { label: cards.solar, value: isSolarCompatible ? comparison.yes : comparison.no },
];
const LABELS = ALL.slice(0, 1).flatMap((charger) => rowsOf(charger).map(({ label }) => label));

interface RowProps {
  readonly label: ReactNode;
  readonly isPrice?: boolean;
  /** One for each charger. */
  readonly cells: readonly ReactNode[];
}

const Row = ({ label, isPrice = false, cells }: RowProps) => (
  <tr>
    <th scope="row">{label}</th>
    {ALL.map(({ id }, index) => (
      <td key={id} className={isPrice ? styles.price : undefined}>
        {cells[index]}
      </td>
    ))}
  </tr>
);

const Table = ({ form }: StepProps<EvValues>) => (
  <table className={styles.table}>
    <caption className={styles.caption}>{comparison.caption}</caption>
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{comparison.fact}</VisuallyHidden>
        </th>
        {ALL.map(({ id, name }) => (
          <th key={id} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      <Row label={comparison.price} isPrice cells={ALL.map(({ price }) => formatWholePounds(price))} />
      {LABELS.map((label, index) => (
        <Row key={label} label={label} cells={ALL.map((charger) => rowsOf(charger)[index]?.value)} />
      ))}
      <Row
        label={<VisuallyHidden>{comparison.select}</VisuallyHidden>}
        cells={ALL.map((charger) => (
          <SmallSelect key={charger.id} form={form} charger={charger} />
        ))}
      />
    </tbody>
  </table>
);

/** All four side by side: a table where four columns fit, two by two cards where they do not. */
export const ChargerComparison = ({ form }: StepProps<EvValues>) => (
  <>
    <Table form={form} />
    <div className={styles.cards} role="group" aria-label={comparison.caption}>
      {ALL.map((charger) => (
        <Card key={charger.id} form={form} charger={charger} />
      ))}
    </div>
  </>
);

const SmallSelect = ({ form, charger }: SelectProps) => (
  <button type="submit" className={styles.select} onClick={() => form.set('charger', charger.id)}>
    {comparison.select}
    <VisuallyHidden> {charger.name}</VisuallyHidden>
  </button>
);

const Card = ({ form, charger }: SelectProps) => (
  <div className={styles.card}>
    <h3 className={styles.cardName}>{charger.name}</h3>
    <p className={styles.price}>{formatWholePounds(charger.price)}</p>
    <dl className={styles.facts}>
      {rowsOf(charger).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <SmallSelect form={form} charger={charger} />
  </div>
);
