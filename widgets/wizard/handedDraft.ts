import { choicesOf } from '#contract/common/choices.ts';
import { ANSWERS_FIELD } from '#contract/common/wire.ts';
import type { Host } from '../runtime/host.ts';
import { readPrefill } from '../runtime/prefill.ts';
import type { Draft } from './drafts.ts';

/**
 * The answers of a saved quote whose visitor wants to change them; undefined for anybody else.
 * @param valuesOfRecord what the form holds, of a record
 */
export function handedDraft(host: Host, valuesOfRecord: (record: unknown) => unknown): Draft | undefined {
  const text = readPrefill(host)[ANSWERS_FIELD];
  if (!text) return undefined;
  try {
    // A link can be written by anybody: what people type comes from their own hands only.
    return { values: valuesOfRecord(choicesOf(JSON.parse(text))), step: 1 };
  } catch {
    return undefined;
  }
}
