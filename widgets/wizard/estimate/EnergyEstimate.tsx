import { useEffect, useLayoutEffect, useRef, useState } from 'react';
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
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './EnergyEstimate.css.ts';
import { EstimateQuestions } from './EstimateQuestions.tsx';
import { failed, figures, headings, lead, months, none } from './laterCopy.ts';
import { MonthChart } from './MonthChart.tsx';
import { answersOf, useEstimate, type EstimateSubject, type Said } from './useEstimate.ts';
import { usePostedEstimate } from './usePostedEstimate.ts';

const NOTHING: Said = {};
/** px, of the tag. */
const WIDE = 560;

interface EnergyEstimateProps {
  readonly subject: EstimateSubject;
  readonly quote: SystemQuote;
  /** Of the quote: what is said of home or building is stored with it. Without one nothing is. */
  readonly token: string | undefined;
}

/** A second figure beside that of the quote: for this roof, this use and what exports earn, always as a range. */
export function EnergyEstimate(props: EnergyEstimateProps) {
  const { subject, quote, token } = props;
  const [said, setSaid] = useState<Said>(NOTHING);
  const [day] = useState(() => ukDay(Date.now()));
  // In a narrow tag, on a telephone or in a column, it is four screens long: folded there, so that the quote stays in reach.
  const block = useRef<HTMLDivElement | null>(null);
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => setWide((block.current?.offsetWidth ?? 0) >= WIDE), []);
  const { known, isCurrent, hasFailed } = useEstimate({ subject, quote, said }, day);
  const range = known?.estimate.kind === 'range' ? known.estimate : undefined;
  const { tell, mcs } = usePostedEstimate(token);
  // The one place that hears of every change, with the figures that are shown for it.
  useEffect(() => {
    if (said !== NOTHING && range && isCurrent) tell({ inputs: said, figures: shownFigures(range) });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each change
  }, [said, isCurrent]);
  // Of this roof only: it goes with the answer that it was made for.
  const mcsKwh = mcs?.inputs === said ? mcs.kwh : undefined;
  return (
    <div ref={block} className={styles.block} data-not-printed="">
      <Disclosure summary={headings[subject.kind]} isOpen={isWide}>
        {range && <p className={styles.lead}>{lead}</p>}
        {known?.estimate.kind === 'none' && (
          <p>
            {reasonOf(known.estimate.reason, subject)} {none.after}
          </p>
        )}
        {hasFailed && <Notice tone="danger">{failed}</Notice>}
        {range && (
          <div className={isCurrent ? undefined : styles.waiting}>
            <Range {...props} said={said} onSay={setSaid} range={range} basis={known?.basis ?? []} mcsKwh={mcsKwh} />
          </div>
        )}
        <Spoken range={range} isFirst={said === NOTHING} mcsKwh={mcsKwh} />
      </Disclosure>
    </div>
  );
}

function reasonOf(reason: keyof typeof NO_ESTIMATE, { postcode, kind }: EstimateSubject): string {
  if (reason === 'place') return postcode.trim() === '' ? none.noPostcode : NO_ESTIMATE.place;
  return kind === 'building' ? none.size : NO_ESTIMATE.size;
}

interface RangeProps extends Omit<EnergyEstimateProps, 'token'> {
  readonly said: Said;
  readonly onSay: (said: Said) => void;
  readonly range: HomeRange;
  readonly basis: readonly string[];
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
          <div className={styles.basis}>
            <h4>{figures.basis}</h4>
            <ul>
              {basis.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <p>{whyDifferent(valuePerKwh, kwhPerKw)}</p>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Where the operator has a licensed table: it leads, as in mails. */
const McsFigure = ({ kwh }: { readonly kwh: number }) => (
  <div className={styles.basis}>
    <h4>{MCS_LABEL}</h4>
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
          <div key={label} className={styles.fact}>
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
