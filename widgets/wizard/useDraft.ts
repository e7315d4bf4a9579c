import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { choicesOf } from '#contract/common/choices.ts';
import { ANSWERS_FIELD } from '#contract/common/wire.ts';
import { useHost, type Host } from '../runtime/host.ts';
import { readPrefill } from '../runtime/prefill.ts';
import { endSession, keepsInSession, readRecord, removeRecord, writeRecord } from '../runtime/storage.ts';
import { saysTheSame, useSame } from './stepForm.ts';
import {
  draftOf,
  isRecordFresh,
  isStale,
  keyOf,
  leadOf,
  withDraft,
  withLead,
  type Draft,
  type DraftPart,
  type KeptLead,
  type Stamp,
} from './stored.ts';
import type { KeyKeeper } from './useSubmission.ts';

/** Long enough for a pause in typing, short enough that closing the page loses nothing that matters. */
export const SAVE_AFTER_MS = 400;

interface DraftKeeper extends KeyKeeper {
  /** A draft that waits for the visitor's decision; on partner pages drafts come back by themselves. */
  readonly offered: Draft | undefined;
  /** What was sent from this device before, offered beside its answers; on our own pages only. */
  readonly kept: KeptLead | undefined;
  accept(): void;
  /** Deletes what is kept on this device. */
  discard(): void;
  /** Keeps the answers, a moment later. */
  keep(values: object, step: number): void;
  /** The quote was sent: its record, with the time, replaces the draft. */
  complete(record: object, kept?: KeptLead): void;
  /** Keeps the key beside the answers at once, and as long as these. */
  keepKey(stamp: Stamp): void;
}

interface Options {
  readonly funnel: string;
  /** Key of the local record that the specification names; undefined for a form that keeps nothing. */
  readonly storageKey: string | undefined;
  /** The same where only a partner's page asks for it. */
  readonly sessionKey?: string;
  /** Answers within a record of a quote that was sent. */
  readonly valuesOfRecord: (record: unknown) => unknown;
  /** Shows a draft that the visitor has asked for. */
  readonly restore: (draft: Draft) => void;
  /** Shows one that comes back by itself, some time after the first step. */
  readonly bringBack: (draft: Draft) => void;
}

/** What is kept on this device; what may not be used any more goes. */
function freshRecord(host: Host, storageKey: string): unknown {
  const record = readRecord(host, storageKey);
  if (isStale(record, Date.now())) removeRecord(host, storageKey);
  return record;
}

// Unsent answers are newer than those of a lead: a lead takes its draft away.
function readKept(record: unknown, funnel: string, valuesOfRecord: Options['valuesOfRecord']) {
  const now = Date.now();
  const lead = leadOf(record, funnel, now);
  const sent = isRecordFresh(record, now) ? { values: lead?.values ?? valuesOfRecord(record), step: 1 } : undefined;
  return { lead, found: draftOf(record, funnel, now) ?? sent };
}

function writePart(host: Host, storageKey: string, { funnel, part }: { funnel: string; part: DraftPart }): void {
  writeRecord(host, storageKey, withDraft(readRecord(host, storageKey), funnel, part));
}

// What was sent is for this device, or for this view of a partner's page: not for a reload of it.
function writeSent(host: Host, storageKey: string, record: object): void {
  writeRecord(host, storageKey, record);
  endSession(host);
}

/** Puts something off for a moment, in the place of what was put off before. */
function usePutOff() {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const waiting = useRef<(() => void) | undefined>(undefined);
  const forget = (): void => {
    clearTimeout(timer.current);
    waiting.current = undefined;
  };
  const doNow = (): void => {
    const run = waiting.current;
    forget();
    run?.();
  };
  // A page may build its tag anew between two keys. With the tag, not after the next frame, when another draft may have been
  // written: Preact 11 ends other effects then.
  useLayoutEffect(() => doNow, []);
  const putOff = (run: () => void): void => {
    forget();
    waiting.current = run;
    timer.current = setTimeout(doNow, SAVE_AFTER_MS);
  };
  return { putOff, doNow, forget };
}

/** Save and resume on the company's own pages; on others the draft lives in memory while the page does. */
export function useDraft({ funnel, valuesOfRecord, restore, bringBack, ...keys }: Options): DraftKeeper {
  const host = useHost();
  const storageKey = keys.storageKey ?? (keepsInSession(host) ? keys.sessionKey : undefined);
  const [offered, setOffered] = useState<Draft | undefined>(undefined);
  const [kept, setKept] = useState<KeptLead | undefined>(undefined);
  const { putOff, doNow, forget } = usePutOff();

  useEffect(() => {
    if (!storageKey) return;
    const record = freshRecord(host, storageKey);
    const { lead, found } = readKept(record, funnel, valuesOfRecord);
    setKept(lead);
    // Who comes to change a quote has said which answers to begin with.
    const handed = handedDraft(host, valuesOfRecord);
    if (handed) bringBack(handed);
    else if (found) (host.isOwnOrigin ? setOffered : bringBack)(found);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is kept is looked up once, when the tag appears
  }, []);
  return {
    offered,
    kept,
    accept() {
      if (offered) restore(offered);
      setOffered(undefined);
    },
    discard() {
      if (storageKey) removeRecord(host, storageKey);
      setOffered(undefined);
    },
    keep(values, step) {
      if (!storageKey) return;
      putOff(() => writePart(host, storageKey, { funnel, part: { values, step, savedAt: new Date().toISOString() } }));
    },
    keepKey(sending) {
      if (!storageKey) return;
      // Who sends within the pause after the last key, and loses the page, finds all answers, and not some beside this key.
      doNow();
      writePart(host, storageKey, { funnel, part: { sending } });
    },
    keyOf: (print) => (storageKey ? keyOf(readRecord(host, storageKey), funnel, print) : undefined),
    complete(record, lead) {
      forget();
      if (!storageKey) return;
      const others = withDraft(readRecord(host, storageKey), funnel, undefined);
      const sent = { ...others, ...record, timestamp: new Date().toISOString() };
      writeSent(host, storageKey, withLead(sent, funnel, host.isOwnOrigin ? lead : undefined));
    },
  };
}

interface ToKeep {
  readonly values: object;
  readonly initial: object;
  readonly step: number;
  readonly isSent: boolean;
}

/** Keeps answers and step whenever one of them is new, until they are sent. */
export function useKeptDraft(draft: DraftKeeper, { initial, step, isSent, ...form }: ToKeep): void {
  const values = useSame(form.values);
  const isNew = step > 1 || !saysTheSame(values, initial);
  const isWanted = isNew && !isSent;
  useEffect(() => {
    if (isWanted) draft.keep(values, step);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `keep` is another at each render
  }, [values, step, isWanted]);
}

/**
 * The answers of a saved quote whose visitor wants to change them; undefined for anybody else.
 * @param valuesOfRecord what the form holds, of a record
 */
function handedDraft(host: Host, valuesOfRecord: (record: unknown) => unknown): Draft | undefined {
  const text = readPrefill(host)[ANSWERS_FIELD];
  if (!text) return undefined;
  try {
    // A link can be written by anybody: what people type comes from their own hands only.
    return { values: valuesOfRecord(choicesOf(JSON.parse(text))), step: 1 };
  } catch {
    return undefined;
  }
}
