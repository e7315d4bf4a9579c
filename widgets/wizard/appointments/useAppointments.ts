import { useEffect, useState, useRef, type RefObject } from 'react';
import type { AppointmentKind } from '#contract/common/appointments.ts';
import type { HalfDay } from '#contract/common/calendar.ts';
import type { AppointmentChoice, BookedAppointment, QuoteAnswer } from '#contract/common/wire.ts';
import { useHost } from '../../runtime/host.ts';
import { getAppointments, postAction } from '../../runtime/postQuote.ts';
import { bringIntoView } from '../../runtime/scroll.ts';
import { panel } from './laterCopy.ts';

/** A place that the visitor has. */
export interface Booked extends BookedAppointment {
  readonly isMailed: boolean;
}

interface Known {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly choices: readonly AppointmentChoice[];
}

export interface Appointments {
  readonly status: Known['status'];
  readonly isBusy: boolean;
  readonly booked: Booked | undefined;
  /** Half-days with a place left; undefined while that is not known. */
  freeOf(kind: AppointmentKind): readonly HalfDay[] | undefined;
  reload(): Promise<void>;
  /** @returns why it is not booked, in words */
  book(kind: AppointmentKind, halfDay: HalfDay): Promise<string | undefined>;
}

const bookedIn = (choices: readonly AppointmentChoice[]): Booked | undefined => {
  const [found] = choices.flatMap(({ booked }) => (booked ? [booked] : []));
  return found && { ...found, isMailed: true };
};

/** Surveys and call-backs that belong to a quote: what is free, and what is booked. */
export function useAppointments({ token }: QuoteAnswer): Appointments {
  const host = useHost();
  const [known, setKnown] = useState<Known>({ status: 'loading', choices: [] });
  const [booked, setBooked] = useState<Booked | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);

  async function reload(): Promise<void> {
    const choices = token ? await getAppointments(host, token) : undefined;
    setKnown(choices ? { status: 'ready', choices } : { status: 'failed', choices: [] });
    if (choices) setBooked((present) => present ?? bookedIn(choices));
  }

  useEffect(() => {
    void reload();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for one quote
  }, [token]);

  async function book(kind: AppointmentKind, halfDay: HalfDay): Promise<string | undefined> {
    if (isBusy || !token) return panel.failed;
    setBusy(true);
    const outcome = await postAction(host, token, { action: 'book', kind, ...halfDay });
    setBusy(false);
    if (outcome.kind === 'done' && outcome.answer.booked) {
      setBooked({ ...outcome.answer.booked, isMailed: outcome.answer.customerMail !== 'suppressed' });
      host.emit('quote-action', { action: 'book' });
      return undefined;
    }
    // What is taken by now must not be offered again.
    if (outcome.kind === 'full' || outcome.kind === 'invalid') await reload();
    if (outcome.kind === 'full') return outcome.message;
    return outcome.kind === 'invalid' ? (outcome.problems[0]?.message ?? panel.failed) : panel.failed;
  }

  return {
    status: known.status,
    isBusy,
    booked,
    freeOf: (kind) => known.choices.find((choice) => choice.kind === kind)?.free,
    reload: async () => {
      setKnown((present) => ({ ...present, status: 'loading' }));
      await reload();
    },
    book,
  };
}

/** Gives the focus to what has just come in the place of the pressed button, and shows it. */
export function useFocusOnce<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target | null>(null);
  useEffect(() => {
    const { current: node } = target;
    if (!node) return;
    node.focus({ preventScroll: true });
    bringIntoView(node, (behavior) => node.scrollIntoView({ block: 'nearest', behavior }));
  }, []);
  return target;
}
