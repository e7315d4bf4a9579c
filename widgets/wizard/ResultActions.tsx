import type { ReactNode } from 'react';
import { company, telephoneLink } from '#contract/common/company.ts';
import type { QuoteAnswer } from '#contract/common/wire.ts';
import { Button } from '../ui/Button/Button.tsx';
import { DownloadIcon } from '../ui/icons/DownloadIcon.tsx';
import { MailIcon } from '../ui/icons/MailIcon.tsx';
import { PhoneIcon } from '../ui/icons/PhoneIcon.tsx';
import { PrintIcon } from '../ui/icons/PrintIcon.tsx';
import { ShareIcon } from '../ui/icons/ShareIcon.tsx';
import { ButtonGrid, Stack } from '../ui/Layout/Layout.tsx';
import { LinkButton } from '../ui/LinkButton/LinkButton.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import { actions as texts } from './laterCopy.ts';
import type { useQuoteActions } from './useQuoteActions.ts';

interface ResultActionsProps {
  readonly answer: QuoteAnswer;
  readonly actions: ReturnType<typeof useQuoteActions>;
  /** Where a funnel words them itself: "Email" for "Email Quote". */
  readonly words?: Partial<Record<'heading' | 'call' | 'email' | 'print' | 'pdf' | 'share' | 'copyLabel', string>>;
  /** Until when, for a funnel that does not count in days. */
  readonly validity?: ReactNode;
  /** Buttons of one funnel alone, before the common ones. */
  readonly children?: ReactNode;
}

const dayOf = (time: string): string =>
  new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** What can be done with a quote: call, have it mailed, print, save, pass on. */
export function ResultActions({ answer, actions, words = {}, validity, children }: ResultActionsProps) {
  const say = { ...texts, ...words };
  return (
    <Stack gap="sm">
      <h3>{say.heading}</h3>
      <ButtonGrid>
        <LinkButton
          href={telephoneLink(company.phone)}
          variant="primary"
          onClick={actions.call}
          iconStart={<PhoneIcon />}
        >
          {say.call}
        </LinkButton>
        {children}
        <Button variant="secondary" onClick={actions.email} busy={actions.isEmailing} iconStart={<MailIcon />}>
          {say.email}
        </Button>
        <Button variant="secondary" onClick={actions.print} iconStart={<PrintIcon />}>
          {say.print}
        </Button>
        <Button variant="secondary" onClick={actions.downloadPdf} iconStart={<DownloadIcon />}>
          {say.pdf}
        </Button>
        <Button variant="secondary" onClick={actions.share} iconStart={<ShareIcon />}>
          {say.share}
        </Button>
      </ButtonGrid>
      <p>{texts.hours}</p>
      {actions.showsLink && (
        <Notice title={say.copyLabel}>
          <a href={actions.link}>{actions.link}</a>
          <Button variant="secondary" onClick={actions.copy}>
            {texts.copy}
          </Button>
        </Notice>
      )}
      {validity ?? (answer.expiresAt && <p>{texts.validUntil(dayOf(answer.expiresAt))}</p>)}
    </Stack>
  );
}
