import { useRef, useState } from 'react';
import { useHost } from '../runtime/host.ts';
import { newSubmissionKey, postQuote, type PostOutcome, type QuotePost } from '../runtime/postQuote.ts';

/** What a funnel sends; the key is this hook's business. */
export type Post = Omit<QuotePost, 'key'>;

export interface Submission {
  readonly isBusy: boolean;
  /** Sends; the same answers use the same key, however often it is tried, and changed answers a new one. */
  send(post: Post, identity: unknown): Promise<PostOutcome>;
  /** Sends the last post once more under its key: the server records it as viewed and adds nothing. */
  sendAgain(): Promise<PostOutcome | undefined>;
}

/** One lead for one submission: the key lives as long as the answers stay the same. */
export function useSubmission(): Submission {
  const host = useHost();
  const [isBusy, setBusy] = useState(false);
  const sent = useRef<{ key: string; print: string; post: Post } | undefined>(undefined);

  async function send(post: Post, identity: unknown): Promise<PostOutcome> {
    const print = JSON.stringify(identity);
    const key = sent.current?.print === print ? sent.current.key : newSubmissionKey();
    sent.current = { key, print, post };
    setBusy(true);
    try {
      const outcome = await postQuote(host, { ...post, key });
      // After a conflict the post went through under a fresh key: repeats belong to that one.
      if (outcome.kind === 'stored') sent.current = { key: outcome.key, print, post };
      return outcome;
    } finally {
      setBusy(false);
    }
  }

  async function sendAgain(): Promise<PostOutcome | undefined> {
    if (!sent.current) return undefined;
    return postQuote(host, { ...sent.current.post, key: sent.current.key });
  }

  return { isBusy, send, sendAgain };
}
