import { useEffect, useState, type ReactNode } from 'react';
import { ukDay } from '#contract/common/calendar.ts';
import { shownFigures, type HomeRange } from '#contract/common/energy/estimate.ts';
import {
  estimateRows,
  MCS_LABEL,
  MCS_NOTE,
  mcsText,
  NO_ESTIMATE,
  whyDifferent,
} from '#contract/common/energy/wording.ts';
import type { SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { ResultBlock } from '../ResultLayout.tsx';
import * as styles from './EnergyEstimate.css.ts';
import { EstimateQuestions } from './EstimateQuestions.tsx';
import { failed, figures, headings, lead, months, none } from './laterCopy.ts';
import { MonthChart } from './MonthChart.tsx';
import {
  answersOf,
  useEstimate,
  usePostedEstimate,
  type EstimateSubject,
  type Known,
  type Said,
} from './useEstimate.ts';

const NOTHING: Said = {};

interface EnergyEstimateProps {
  readonly subject: EstimateSubject;
  readonly quote: SystemQuote;
  /** Of the quote: what is said of home or building is stored with it. Without one nothing is. */
  readonly token: string | undefined;
  /** What goes on from the same answers, as a block of its own below. */
  readonly besides?: EstimateBesides | undefined;
}

/** What is known and said in an estimate, for what goes on from it. */
export interface EstimateShared {
  readonly subject: EstimateSubject;
  readonly quote: SystemQuote;
  readonly said: Said;
  readonly onSay: (said: Said) => void;
  /** Undefined while it is on its way, and where there is none. */
  readonly range: HomeRange | undefined;
  /** Why there is none. */
  readonly reason: string | undefined;
  /** What the figures rest on. */
  readonly basis: readonly string[];
}

export interface EstimateBesides {
  readonly summary: string;
  readonly render: (shared: EstimateShared) => ReactNode;
}

/** A second figure beside that of the quote: for this roof, this use and what exports earn, always as a range. */
export function EnergyEstimate(props: EnergyEstimateProps) {
  const { subject, quote, token, besides } = props;
  const first = subject.said ?? NOTHING;
  const [said, setSaid] = useState(first);
  const [day] = useState(() => ukDay(Date.now()));
  const [isNear, setNear] = useState(false);
  const { known, isCurrent, hasFailed } = useEstimate({ subject, quote, said, isNear }, day);
  const range = known?.estimate.kind === 'range' ? known.estimate : undefined;
  const { tell, mcs } = usePostedEstimate(token);
  // The one place that hears of every change, with the figures that are shown for it.
  useEffect(() => {
    if (said !== NOTHING && range && isCurrent) tell({ inputs: said, figures: shownFigures(range) });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each change
  }, [said, isCurrent]);
  // Of this roof only: it goes with the answer that it was made for.
  const mcsKwh = mcs?.inputs === said ? mcs.kwh : undefined;
  const reason = reasonOf(known, subject);
  const shared = { subject, quote, said, onSay: setSaid, range, reason, basis: known?.basis ?? [] };
  return (
    <>
      <ResultBlock summary={headings[subject.kind]} onNear={() => setNear(true)}>
        {range && <p className={styles.lead}>{lead}</p>}
        {reason && (
          <p>
            {reason} {none.after}
          </p>
        )}
        {hasFailed && <Notice tone="danger">{failed}</Notice>}
        {range && (
          <div className={isCurrent ? undefined : styles.waiting}>
            <Range {...shared} range={range} mcsKwh={mcsKwh} />
          </div>
        )}
        <Spoken range={range} isFirst={said === first} mcsKwh={mcsKwh} />
      </ResultBlock>
      {besides && (
        <ResultBlock summary={besides.summary} onNear={() => setNear(true)}>
          {besides.render(shared)}
        </ResultBlock>
      )}
    </>
  );
}

function reasonOf(known: Known | undefined, { postcode, kind }: EstimateSubject): string | undefined {
  if (known?.estimate.kind !== 'none') return undefined;
  const { reason } = known.estimate;
  if (reason === 'place') return postcode.trim() === '' ? none.noPostcode : NO_ESTIMATE.place;
  return kind === 'building' ? none.size : NO_ESTIMATE.size;
}

interface RangeProps extends Omit<EstimateShared, 'reason'> {
  readonly range: HomeRange;
  /** By a licensed MCS table. */
  readonly mcsKwh: number | undefined;
}

function Range({ subject, quote, said, onSay, range, basis, mcsKwh }: RangeProps) {
  const { valuePerKwh, kwhPerKw } = subject.assumptions;
  return (
    <div className={styles.questions}>
      {mcsKwh !== undefined && <McsFigure kwh={mcsKwh} />}
      <Answer kind={subject.kind} range={range} />
      <div className={styles.bench}>
        <EstimateQuestions
          kind={subject.kind}
          answers={answersOf(subject, quote, said)}
          region={range.region}
          said={said}
          onSay={onSay}
        />
        <div className={styles.questions}>
          <MonthChart months={range.low.months} year={range.low.year} usedText={months.used[subject.kind]} />
          <Basis sentences={basis}>
            <p>{whyDifferent(valuePerKwh, kwhPerKw)}</p>
          </Basis>
        </div>
      </div>
    </div>
  );
}

interface BasisProps {
  readonly sentences: readonly string[];
  readonly children?: ReactNode;
}

/** What figures rest on, in the same view as they are. */
export const Basis = ({ sentences, children }: BasisProps) => (
  <div className={styles.basis}>
    <h3>{figures.basis}</h3>
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
    {children}
  </div>
);

/** Where the operator has a licensed table: it leads, as in mails. */
const McsFigure = ({ kwh }: { readonly kwh: number }) => (
  <div className={styles.basis}>
    <h3>{MCS_LABEL}</h3>
    <p className={styles.worth}>{mcsText(kwh)}</p>
    <p>{MCS_NOTE}</p>
  </div>
);

function Answer({ kind, range }: { readonly kind: EstimateSubject['kind']; readonly range: HomeRange }) {
  const [made, used, worth, paid] = estimateRows(range).map(({ value }) => value);
  return (
    <div className={styles.answer} part="figure">
      <div>
        <p className={styles.label}>{figures.worth}</p>
        <p className={styles.worth}>
          {worth} <span className={styles.unit}>{figures.aYear}</span>
        </p>
      </div>
      <dl className={styles.facts}>
        {[
          [figures.made, made],
          [figures.used[kind], used],
          [figures.paid, paid],
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface SpokenProps extends Pick<RangeProps, 'mcsKwh'> {
  readonly range: HomeRange | undefined;
  readonly isFirst: boolean;
}

/** What a change has come to, for who listens; nothing before there was one. */
function Spoken({ range, isFirst, mcsKwh }: SpokenProps) {
  const [made, , worth, paid] = range ? estimateRows(range).map(({ value }) => value) : [];
  return (
    <VisuallyHidden>
      <span role="status">
        {isFirst || !range ? '' : figures.said(worth ?? '', made ?? '', paid ?? '')}
        {mcsKwh === undefined ? '' : ` ${MCS_LABEL}: ${mcsText(mcsKwh)}.`}
      </span>
    </VisuallyHidden>
  );
}
