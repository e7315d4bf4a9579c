import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { revealAfterReload } from '../runtime/scroll.ts';
import { Button } from '../ui/Button/Button.tsx';
import { LinkButton } from '../ui/LinkButton/LinkButton.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import { wizard } from './copy.ts';
import type { FunnelSpec } from './funnelSpec.ts';
import type { FunnelAtWork } from './handover/FunnelEngine.tsx';
import { keptLead as words } from './laterCopy.ts';
import * as styles from './ResumeOffer.css.ts';
import type { KeptLead } from './stored.ts';

interface ResumeOfferProps<Values extends FieldValues, Quote> {
  readonly funnel: FunnelAtWork<Values, Quote>;
  readonly spec: FunnelSpec<Values, Quote>;
  readonly initial: Values;
}

/** Shows in place what was sent before, where it has no page of its own. */
function reopen<Values extends FieldValues, Quote>(props: ResumeOfferProps<Values, Quote>, kept: KeptLead): void {
  const { funnel, spec, initial } = props;
  const values = spec.restore(kept.values, initial);
  const quote = spec.quoteOf(values);
  if (!quote) return;
  funnel.lead.show({ values, quote, answer: kept.answer, record: {} });
  funnel.wizard.finish();
}

/** Asks before it fills a form with answers of last time: the next person at a shared device may be another one. */
export function ResumeOffer<Values extends FieldValues, Quote>(props: ResumeOfferProps<Values, Quote>) {
  const { kept, accept, discard } = props.funnel.draft;
  if (kept) {
    return <KeptOffer kept={kept} onChange={accept} onDelete={discard} onReopen={() => reopen(props, kept)} />;
  }
  const { title, text, accept: acceptText, discard: discardText } = wizard.resume;
  return (
    <Notice tone="info" title={title}>
      <p>{text}</p>
      <div className={styles.choices}>
        <Button variant="primary" onClick={accept}>
          {acceptText}
        </Button>
        <Button variant="quiet" onClick={discard}>
          {discardText}
        </Button>
      </div>
    </Notice>
  );
}

interface KeptOfferProps {
  readonly onReopen: () => void;
  readonly kept: KeptLead;
  readonly onChange: () => void;
  readonly onDelete: () => void;
}

/** Back to what was sent: its page shows what the server holds, whatever has changed since. */
function KeptOffer({ kept, onChange, onDelete, onReopen }: KeptOfferProps) {
  const { quoteUrl, expiresAt } = kept.answer;
  const see = words.see(kept.name);
  const offer = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    if (offer.current) revealAfterReload(offer.current);
  }, []);
  return (
    <Notice tone="info" title={words.title}>
      <p>{words.text(expiresAt)}</p>
      <div ref={offer} className={styles.choices}>
        {quoteUrl ? (
          // This is a page of ours: the path is enough, whatever name the server goes by in mails.
          <LinkButton variant="primary" href={new URL(quoteUrl, location.href).pathname}>
            {see}
          </LinkButton>
        ) : (
          <Button variant="primary" onClick={onReopen}>
            {see}
          </Button>
        )}
        <Button variant="secondary" onClick={onChange}>
          {words.change}
        </Button>
        <Button variant="quiet" onClick={onDelete}>
          {words.remove}
        </Button>
      </div>
    </Notice>
  );
}
