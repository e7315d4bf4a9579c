import { useId, type ReactNode, useEffect, useState, type RefObject } from 'react';
import { ukDayWords } from '#contract/common/calendar.ts';
import { HOUR_MS } from '#contract/common/time.ts';
import type { QuoteAnswer } from '#contract/common/wire.ts';
import { useHost } from '../runtime/host.ts';
import { postAction } from '../runtime/postQuote.ts';
import { openDownload, printDocument, copyText, shareLink } from '../runtime/takeAway.ts';
import { Button } from '../ui/Button/Button.tsx';
import { CheckIcon } from '../ui/icons/ControlIcons.tsx';
import { DownloadIcon, MailIcon, PrintIcon, ShareIcon } from '../ui/icons/ResultIcons.tsx';
import { ButtonPairs, Stack } from '../ui/Layout/Layout.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import { useToast, type ToastText } from '../ui/Toaster/useToast.ts';
import { actions as texts, actionToasts } from './laterCopy.ts';
import { NearToaster } from './ResultFrame.tsx';

interface ResultActionsProps {
  readonly answer: QuoteAnswer;
  readonly actions: ResultTools;
  /** Where a funnel words them itself: "Email" for "Email Quote". */
  readonly words?: Partial<Record<'heading' | 'email' | 'print' | 'pdf' | 'share' | 'copyLabel', string>>;
  /** Until when, for a funnel that does not count in days. */
  readonly validity?: ReactNode;
}

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
      {validity ?? (answer.expiresAt && <p>{texts.validUntil(ukDayWords(Date.parse(answer.expiresAt)))}</p>)}
    </Stack>
  );
}

/** What a funnel may word itself: what it keeps a record of may be a request and no quote. */
export interface ActionToasts {
  readonly emailed: { readonly title: string; readonly text: (email: string) => string };
  readonly emailFailed: ToastText;
  readonly pdf: ToastText;
}

interface Options {
  readonly answer: QuoteAnswer;
  readonly email: string;
  readonly title: string;
  readonly shareText: string;
  readonly showToast: (toast: ToastText, tone?: 'success' | 'danger') => void;
  readonly toasts?: ActionToasts;
  /** What Print prints. */
  readonly sheet: RefObject<HTMLElement | null>;
}

type Announce = (action: string) => void;

function useEmail({ answer, showToast, email, toasts = actionToasts }: Options, announce: Announce) {
  const host = useHost();
  const [isEmailing, setEmailing] = useState(false);
  const [sentTo, setSentTo] = useState<string | undefined>(undefined);
  // As long as the server would send no other copy.
  useEffect(() => {
    if (sentTo === undefined) return undefined;
    const timer = setTimeout(() => setSentTo(undefined), HOUR_MS);
    return () => clearTimeout(timer);
  }, [sentTo]);

  async function sendEmail(): Promise<void> {
    if (isEmailing || sentTo !== undefined || !answer.token) return;
    announce('email');
    setEmailing(true);
    const outcome = await postAction(host, answer.token, { action: 'email' });
    setEmailing(false);
    if (outcome.kind !== 'done') return showToast(toasts.emailFailed, 'danger');
    // Nothing went wrong: the address has had mails of ours.
    if (outcome.answer.customerMail === 'suppressed') return showToast(actionToasts.emailSuppressed);
    setSentTo(email);
    const said = outcome.answer.customerMail === 'already-sent' ? actionToasts.emailedBefore : toasts.emailed;
    showToast({ title: said.title, text: said.text(email) });
  }
  return { isEmailing, sentTo, email: sendEmail };
}

function useShare({ answer, showToast, title, shareText }: Options, announce: Announce) {
  const [showsLink, setShowsLink] = useState(false);
  async function share(): Promise<void> {
    if (!answer.quoteUrl) return;
    announce('share');
    const outcome = await shareLink({ title, text: shareText, url: answer.quoteUrl });
    if (outcome !== 'unsupported') return;
    setShowsLink(true);
    showToast(actionToasts.shareUnsupported, 'danger');
  }
  async function copy(): Promise<void> {
    const isCopied = await copyText(answer.quoteUrl ?? '');
    showToast(isCopied ? actionToasts.copied : actionToasts.copyFailed, isCopied ? 'success' : 'danger');
  }
  return { showsLink, link: answer.quoteUrl ?? '', share, copy };
}

/** The buttons below a quote. All of them do what they say, or say why they cannot. */
export function useQuoteActions(options: Options) {
  const host = useHost();
  const { answer, showToast, toasts = actionToasts } = options;
  const announce: Announce = (action) => void host.emit('quote-action', { action });
  const emailing = useEmail(options, announce);
  const sharing = useShare(options, announce);

  function print(): void {
    announce('print');
    const fallback = answer.pdfUrl ? { fallbackUrl: answer.pdfUrl } : {};
    if (options.sheet.current) printDocument(options.sheet.current, { title: options.title, ...fallback });
  }

  async function downloadPdf(): Promise<void> {
    if (!answer.pdfUrl) return;
    announce('pdf');
    showToast(toasts.pdf);
    await openDownload(answer.pdfUrl, `${answer.reference ?? 'quote'}.pdf`);
  }

  return { ...emailing, ...sharing, call: () => announce('call'), print, downloadPdf };
}

/** The same, with the notices of that beside its buttons. */
export function useResultActions(options: Omit<Options, 'showToast'>) {
  const toaster = useToast();
  return { ...useQuoteActions({ ...options, showToast: toaster.show }), toaster };
}

export type ResultTools = ReturnType<typeof useResultActions>;
