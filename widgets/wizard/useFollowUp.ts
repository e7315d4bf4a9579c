import { useState } from 'react';
import type { FieldProblem } from '#contract/common/problems.ts';
import type { QuoteAnswer } from '#contract/common/wire.ts';
import { useHost } from '../runtime/host.ts';
import { postAction, type ActionRequest } from '../runtime/postQuote.ts';

interface FollowUp {
  readonly isBusy: boolean;
  /** What was asked for and stored last; undefined before. */
  readonly asked: ActionRequest | undefined;
  /** @returns undefined when it is stored; else why it is not: problems of fields, or "failed" */
  ask(request: ActionRequest): Promise<'failed' | readonly FieldProblem[] | undefined>;
}

/** What follows a stored quote and is told to sales: a booking, the wish to buy. */
export function useFollowUp({ token }: QuoteAnswer): FollowUp {
  const host = useHost();
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<ActionRequest | undefined>(undefined);

  async function ask(request: ActionRequest): Promise<'failed' | readonly FieldProblem[] | undefined> {
    if (isBusy || !token) return 'failed';
    setBusy(true);
    const outcome = await postAction(host, token, request);
    setBusy(false);
    if (outcome.kind === 'invalid') return outcome.problems;
    if (outcome.kind !== 'done') return 'failed';
    setAsked(request);
    host.emit('quote-action', { action: request.action });
    return undefined;
  }

  return { isBusy, asked, ask };
}
