import { useState, type RefObject } from 'react';
import type { QuoteAnswer } from '#contract/common/wire.ts';
import { openDownload } from '../runtime/download.ts';
import { useHost } from '../runtime/host.ts';
import { postAction } from '../runtime/postQuote.ts';
import { printDocument } from '../runtime/printDocument.ts';
import { copyText, shareLink } from '../runtime/shareLink.ts';
import type { ToastText } from '../ui/Toaster/useToast.ts';

/** Texts of the notices, from the funnel's copy. */
export interface ActionToasts {
  readonly emailed: { readonly title: string; readonly text: (email: string) => string };
  readonly emailSuppressed: ToastText;
  readonly emailFailed: ToastText;
  readonly pdf: ToastText;
  readonly shareUnsupported: ToastText;
  readonly copied: ToastText;
  readonly copyFailed: ToastText;
}

interface Options {
  readonly answer: QuoteAnswer;
  readonly email: string;
  readonly title: string;
  readonly shareText: string;
  readonly toasts: ActionToasts;
  readonly showToast: (toast: ToastText, tone?: 'success' | 'danger') => void;
  /** What Print prints. */
  readonly sheet: RefObject<HTMLElement | null>;
}

type Tell = (action: string) => void;

function useEmail({ answer, toasts, showToast, email }: Options, tell: Tell) {
  const host = useHost();
  const [isEmailing, setEmailing] = useState(false);
  async function sendEmail(): Promise<void> {
    if (isEmailing || !answer.token) return;
    tell('email');
    setEmailing(true);
    const outcome = await postAction(host, answer.token, 'email');
    setEmailing(false);
    if (outcome.kind === 'failed') return showToast(toasts.emailFailed, 'danger');
    if (outcome.answer.customerMail === 'suppressed') return showToast(toasts.emailSuppressed, 'danger');
    showToast({ title: toasts.emailed.title, text: toasts.emailed.text(email) });
  }
  return { isEmailing, email: sendEmail };
}

function useShare({ answer, toasts, showToast, title, shareText }: Options, tell: Tell) {
  const [showsLink, setShowsLink] = useState(false);
  async function share(): Promise<void> {
    if (!answer.quoteUrl) return;
    tell('share');
    const outcome = await shareLink({ title, text: shareText, url: answer.quoteUrl });
    if (outcome !== 'unsupported') return;
    setShowsLink(true);
    showToast(toasts.shareUnsupported, 'danger');
  }
  async function copy(): Promise<void> {
    const isCopied = await copyText(answer.quoteUrl ?? '');
    showToast(isCopied ? toasts.copied : toasts.copyFailed, isCopied ? 'success' : 'danger');
  }
  return { showsLink, link: answer.quoteUrl ?? '', share, copy };
}

/** The buttons below a quote. All of them do what they say, or say why they cannot. */
export function useQuoteActions(options: Options) {
  const host = useHost();
  const { answer, toasts, showToast } = options;
  const tell: Tell = (action) => void host.emit('quote-action', { action });
  const emailing = useEmail(options, tell);
  const sharing = useShare(options, tell);

  function print(): void {
    tell('print');
    const fallback = answer.pdfUrl ? { fallbackUrl: answer.pdfUrl } : {};
    if (options.sheet.current) printDocument(options.sheet.current, { title: options.title, ...fallback });
  }

  async function downloadPdf(): Promise<void> {
    if (!answer.pdfUrl) return;
    tell('pdf');
    showToast(toasts.pdf);
    await openDownload(answer.pdfUrl, `${answer.reference ?? 'quote'}.pdf`);
  }

  return { ...emailing, ...sharing, call: () => tell('call'), print, downloadPdf };
}
