import { Button } from '../ui/Button/Button.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import * as styles from './ResumeOffer.css.ts';

interface ResumeOfferProps {
  readonly texts: { readonly title: string; readonly text: string; readonly accept: string; readonly discard: string };
  readonly onAccept: () => void;
  readonly onDiscard: () => void;
}

/** Asks before it fills a form with answers of last time: the next person at a shared device may be another one. */
export const ResumeOffer = ({ texts, onAccept, onDiscard }: ResumeOfferProps) => (
  <Notice tone="info" title={texts.title}>
    <p>{texts.text}</p>
    <div className={styles.choices}>
      <Button variant="primary" onClick={onAccept}>
        {texts.accept}
      </Button>
      <Button variant="quiet" onClick={onDiscard}>
        {texts.discard}
      </Button>
    </div>
  </Notice>
);
