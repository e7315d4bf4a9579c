import type { SystemHint } from '#contract/common/photovoltaic/hints.ts';
import type { SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import { counted } from '#contract/common/photovoltaic/wording.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { SummaryList } from '../../ui/SummaryList/SummaryList.tsx';
import { check as words } from '../laterCopy.ts';
import { check as copy, equipment, hints as hintCopy } from './laterCopy.ts';
import * as styles from './SystemCheck.css.ts';
import type { SystemValues } from './systemValues.ts';

interface SystemCheckProps {
  readonly values: Pick<SystemValues, 'propertyType' | 'roofType'>;
  readonly quote: SystemQuote;
  /** "4 kW, home" */
  readonly system: string;
  /** "£80 a month" */
  readonly bill: string;
  /** What does not go together: told at its row. */
  readonly hints: readonly SystemHint[];
  readonly onChangeStep: (step: number, field: string) => void;
  /** Further rows, which no step changes. */
  readonly more?: readonly { readonly label: string; readonly value: string }[];
}

/** Where each answer is given. */
const STEPS = {
  systemSize: 1,
  propertyType: 1,
  electricityBill: 1,
  panelType: 2,
  inverterType: 2,
  mountingType: 2,
  batteryIncluded: 2,
} as const;

/** Everything that is about to be sent, each with the way back to its step. */
export function SystemCheck({ values, quote, system, bill, hints, onChangeStep, more = [] }: SystemCheckProps) {
  const { selected } = equipment;
  const { battery, batteryCount } = quote;
  const row = (field: keyof typeof STEPS, label: string, value: string) => ({
    label,
    field,
    value,
    changeLabel: words.change,
    onChange: () => onChangeStep(STEPS[field], field),
  });
  const noted = (field: SystemHint['field']) => ({ note: hintTextOf(hints, field) });
  return (
    <SummaryList
      isCompact
      heading={words.heading}
      rows={[
        row('systemSize', copy.system, system),
        row('propertyType', copy.property, copy.propertyValue(values.propertyType, values.roofType)),
        row('electricityBill', copy.bill, bill),
        row('panelType', selected.panels, counted(quote.figures.panelCount, quote.panel.name)),
        {
          ...row('inverterType', selected.inverter, counted(quote.inverterCount, quote.inverter.name)),
          ...noted('inverterType'),
        },
        { ...row('mountingType', selected.mounting, quote.mounting.name), ...noted('mountingType') },
        row('batteryIncluded', selected.battery, battery ? counted(batteryCount, battery.name) : selected.noBattery),
        ...more,
      ]}
    />
  );
}

/** What is to be told at one answer. */
const hintTextOf = (hints: readonly SystemHint[], field: SystemHint['field']): string | undefined =>
  hints
    .filter((hint) => hint.field === field)
    .map(({ text }) => text)
    .join(' ') || undefined;

interface HintOffersProps {
  readonly hints: readonly SystemHint[];
  readonly onChoose: (field: SystemHint['field'], id: string) => void;
}

/** Above the tabs of the equipment, whichever of them is open: what does not fit, and what would, at one press. */
export const HintOffers = ({ hints, onChoose }: HintOffersProps) => (
  <div className={styles.hints} aria-live="polite">
    {hints.map(({ code, text, field, offer }) => (
      <Notice key={code} tone="sun">
        {text}{' '}
        {offer && (
          <Button variant="quiet" onClick={() => onChoose(field, offer.id)}>
            {hintCopy.choose(offer.name)}
          </Button>
        )}
      </Notice>
    ))}
  </div>
);

/** On the result: told, with nothing left to press. */
export const HintNotice = ({ hints }: Pick<HintOffersProps, 'hints'>) =>
  hints.length > 0 && (
    <Notice tone="sun" title={hintCopy.title}>
      {hints.map(({ code, text }) => (
        <p key={code}>{text}</p>
      ))}
    </Notice>
  );
