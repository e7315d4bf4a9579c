import { useState } from 'react';
import type { HomeRange } from '#contract/common/energy/estimate.ts';
import { estimateBasis, estimateRows, NO_ESTIMATE } from '#contract/common/energy/wording.ts';
import { formatKilowatts } from '#contract/common/numbers.ts';
import { useHost } from '../../runtime/host.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { FactTable } from '../../ui/FactTable/FactTable.tsx';
import { ArrowIcon } from '../../ui/icons/ControlIcons.tsx';
import type { EstimateAnswers } from './answers.ts';
import * as styles from './EstimateResult.css.ts';
import { later } from './laterCopy.ts';
import { MonthBars } from './MonthBars.tsx';
import { estimateOf, goToQuote, SIZE_KW, today, type Origin } from './quote.ts';

const Range = ({ range }: { readonly range: HomeRange }) => {
  const [made, used, worth, paid] = estimateRows(range);
  const facts = [made, used, paid].flatMap((row) => row ?? []);
  const months = range.low.months.map(({ generation: low }, index) => ({
    low,
    high: range.high.months[index]?.generation ?? low,
  }));
  return (
    <>
      <p className={styles.worth} part="figure">
        {worth?.value} <span className={styles.unit}>{later.aYear}</span>
      </p>
      <FactTable isFolded caption={later.facts} rows={facts} />
      <MonthBars months={months} />
      <div className={styles.basis}>
        <h4 className={styles.basisHeading}>{later.basis}</h4>
        {estimateBasis(range, today()).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </>
  );
};

interface ResultProps {
  readonly answers: EstimateAnswers;
  readonly from: Origin;
}

/** What panels would do with these answers, or why nothing can be said, and the way on to the quote. */
export function EstimateResult({ answers, from }: ResultProps) {
  const host = useHost();
  // Of the quote, where it was opened in another tab.
  const [address, setAddress] = useState<string | undefined>(undefined);
  const estimate = estimateOf(answers);
  return (
    <>
      <h3 className={styles.resultHeading}>{later.result(formatKilowatts(SIZE_KW))}</h3>
      {estimate?.kind === 'range' ? <Range range={estimate} /> : <p>{NO_ESTIMATE[estimate?.reason ?? 'size']}</p>}
      <div>
        <Button variant="primary" onClick={() => setAddress(goToQuote(host, answers, from))} iconEnd={<ArrowIcon />}>
          {later.quote}
        </Button>
      </div>
      {address && (
        <p role="status">
          {later.opened.text}
          <a href={address} target="_blank" rel="noopener">
            {later.opened.link}
          </a>
          {later.opened.end}
        </p>
      )}
    </>
  );
}
