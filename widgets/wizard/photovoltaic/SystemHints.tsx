import type { SystemHint } from '#contract/common/photovoltaic/hints.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { hints as copy } from './laterCopy.ts';
import * as styles from './SystemHints.css.ts';

/** What is to be told at one answer. */
export const hintTextOf = (hints: readonly SystemHint[], field: SystemHint['field']): string | undefined =>
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
            {copy.choose(offer.name)}
          </Button>
        )}
      </Notice>
    ))}
  </div>
);

/** On the result: told, with nothing left to press. */
export const HintNotice = ({ hints }: Pick<HintOffersProps, 'hints'>) =>
  hints.length > 0 && (
    <Notice tone="sun" title={copy.title}>
      {hints.map(({ code, text }) => (
        <p key={code}>{text}</p>
      ))}
    </Notice>
  );
