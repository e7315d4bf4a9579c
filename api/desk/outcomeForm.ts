import { isDay } from '#contract/common/calendar.ts';
import { cleanText } from '#contract/common/text.ts';
import type { FormFields } from '../middleware/body.ts';
import type { OutcomeDraft } from './desk.ts';
import { OUTCOME_KINDS, type OutcomeKind } from './deskRow.ts';
import { isLostReason } from './wording.ts';

/** Names of the fields, on every form of the desk. */
export const FIELDS = {
  kind: 'outcome',
  day: 'day',
  pounds: 'pounds',
  reason: 'reason',
  note: 'note',
  name: 'name',
} as const;

const MOST_NOTE = 2000;
const POUNDS = /^\d{1,7}(\.\d{1,2})?$/;

type Details = Omit<OutcomeDraft, 'by'>;
/** Something that was sent, or what is wrong with it. */
type OutcomeReading =
  | { readonly draft: Details }
  | { readonly kind: OutcomeKind | undefined; readonly problem: string };

const isKind = (word: string): word is OutcomeKind => OUTCOME_KINDS.some((kind) => kind === word);

function readPence(text: string): number | undefined {
  const plain = text.replace(/[£,\s]/g, '');
  const pence = POUNDS.test(plain) ? Math.round(Number(plain) * 100) : 0;
  return pence > 0 ? pence : undefined;
}

/** Reads what came of a lead from a plain form. */
export function readOutcome(form: FormFields): OutcomeReading {
  const textOf = (name: string): string => (form.get(name) ?? '').trim();
  const kind = textOf(FIELDS.kind);
  if (!isKind(kind)) return { kind: undefined, problem: 'Choose how it went.' };
  const wrong = (problem: string): OutcomeReading => ({ kind, problem });
  const note = cleanText(form.get(FIELDS.note) ?? '');
  if (note.length > MOST_NOTE) return wrong('Keep the note under 2,000 letters.');
  if (kind === 'note' && note === '') return wrong('Write the note first.');
  const plain: Details = { kind, day: null, pence: null, reason: null, note };
  switch (kind) {
    case 'booked': {
      const day = textOf(FIELDS.day);
      if (day !== '' && !isDay(day)) return wrong('Enter the day like 24/11/2026, or leave it empty.');
      return { draft: { ...plain, day: day || null } };
    }
    case 'won': {
      const pence = readPence(textOf(FIELDS.pounds));
      return pence === undefined
        ? wrong('Enter what it’s worth in pounds, like 3,297.')
        : { draft: { ...plain, pence } };
    }
    case 'lost': {
      const reason = textOf(FIELDS.reason);
      return isLostReason(reason) ? { draft: { ...plain, reason } } : wrong('Choose why it was lost.');
    }
    default:
      return { draft: plain };
  }
}
