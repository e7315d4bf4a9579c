import { useId, type ReactNode } from 'react';
import type { QuoteAnswer } from '#contract/common/wire.ts';
import { Button } from '../ui/Button/Button.tsx';
import { CheckIcon } from '../ui/icons/ControlIcons.tsx';
import { DownloadIcon, MailIcon, PrintIcon, ShareIcon } from '../ui/icons/ResultIcons.tsx';
import { ButtonPairs, Stack } from '../ui/Layout/Layout.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import { actions as texts } from './laterCopy.ts';
import { NearToaster } from './NearToaster.tsx';
import type { ResultTools } from './useQuoteActions.ts';

interface ResultActionsProps {
  readonly answer: QuoteAnswer;
  readonly actions: ResultTools;
  /** Where a funnel words them itself: "Email" for "Email Quote". */
  readonly words?: Partial<Record<'heading' | 'email' | 'print' | 'pdf' | 'share' | 'copyLabel', string>>;
  /** Until when, for a funnel that does not count in days. */
  readonly validity?: ReactNode;
}

const dayOf = (time: string): string =>
  new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** What else can be done with a quote: have it mailed, print, save, pass on. */
export function ResultActions({ answer, actions, words = {}, validity }: ResultActionsProps) {
  const sentId = useId();
  const say = { ...texts, ...words };
  return (
    <Stack gap="sm">
      <h3>{say.heading}</h3>
      <ButtonPairs
        pairs={[
          <>
            <Button
              variant="quiet"
              onClick={actions.email}
              busy={actions.isEmailing}
              blockedBy={actions.sentTo === undefined ? undefined : sentId}
              iconStart={actions.sentTo === undefined ? <MailIcon /> : <CheckIcon />}
            >
              {actions.sentTo === undefined ? say.email : texts.sent}
            </Button>
            <Button variant="quiet" onClick={actions.print} iconStart={<PrintIcon />}>
              {say.print}
            </Button>
          </>,
          <>
            <Button variant="quiet" onClick={actions.downloadPdf} iconStart={<DownloadIcon />}>
              {say.pdf}
            </Button>
            <Button variant="quiet" onClick={actions.share} iconStart={<ShareIcon />}>
              {say.share}
            </Button>
          </>,
        ]}
      />
      {actions.sentTo !== undefined && <p id={sentId}>{texts.sentTo(actions.sentTo)}</p>}
      {actions.showsLink && (
        <Notice title={say.copyLabel}>
          <Stack gap="sm">
            <a href={actions.link}>{actions.link}</a>
            <Button variant="secondary" onClick={actions.copy}>
              {texts.copy}
            </Button>
          </Stack>
        </Notice>
      )}
      <NearToaster toaster={actions.toaster} />
      {validity ?? (answer.expiresAt && <p>{texts.validUntil(dayOf(answer.expiresAt))}</p>)}
    </Stack>
  );
}
