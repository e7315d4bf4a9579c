import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { ukDay } from '#contract/common/calendar.ts';
import { estimateHome, type HomeAnswers, type HomeEstimate } from '#contract/common/energy/estimate.ts';
import type { EstimateInputs } from '#contract/common/energy/inputs.ts';
import { estimateBasis } from '#contract/common/energy/wording.ts';
import type { SubPence } from '#contract/common/money.ts';
import { capacityKwh, TILTS } from '#contract/common/photovoltaic/equipment.ts';
import { paidByHome, type SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import type { EstimateAction } from '#contract/common/wire.ts';
import { useHost } from '../../runtime/host.ts';
import { postAction } from '../../runtime/postQuote.ts';
import { whenLeft } from '../../runtime/send.ts';

/** What an estimate is made for, of the answers of the form. */
export interface EstimateSubject {
  readonly kind: 'home' | 'building';
  /** As it was typed. */
  readonly postcode: string;
  /** Pounds a month. */
  readonly monthlyBill: number;
  /** What the figures of the quote count each kWh at, and kWh for each kW. */
  readonly assumptions: { readonly valuePerKwh: SubPence; readonly kwhPerKw: number };
  /** What was said before the quote. */
  readonly said?: Said | undefined;
}

/** What a visitor has said of roof and days; a building has hours of its own instead of somebody at home. */
export type Said = Omit<EstimateInputs, 'batteryKwh'>;

export interface Known {
  readonly estimate: HomeEstimate;
  /** What the figures rest on. */
  readonly basis: readonly string[];
}

// A year of weather: not for who asks nothing that goes by the hour.
export const loadHours = {
  home: () => import('#contract/common/energy/habits.ts'),
  building: () => import('#contract/common/energy/building.ts'),
} as const;
export type Hours = Partial<
  Awaited<ReturnType<(typeof loadHours)['home']>> & Awaited<ReturnType<(typeof loadHours)['building']>>
>;

const needsHours = ({ homeInDay, tariff = 'flat' }: Said): boolean => homeInDay !== undefined || tariff !== 'flat';

/** The answers of the form and what was said besides, as the method asks for them. */
export const answersOf = (subject: EstimateSubject, quote: SystemQuote, said: Said): HomeAnswers => ({
  postcode: subject.postcode,
  sizeKw: quote.sizeKw,
  batteryKwh: quote.batteryCount * capacityKwh(quote.battery),
  monthlyBill: subject.monthlyBill,
  orientation: said.direction,
  shade: said.shade,
  tilt: TILTS[quote.mounting.roofType],
  cost: subject.kind === 'home' ? paidByHome(quote.figures.total, ukDay(Date.now())) : quote.figures.total,
});

interface Asked {
  readonly subject: EstimateSubject;
  readonly quote: SystemQuote;
  readonly said: Said;
}

interface Shown extends Asked {
  /** Whether somebody looks at it, or is about to. */
  readonly isNear: boolean;
}

/** Undefined while what goes by the hour is on its way. */
function knownOf(asked: Asked, hours: Hours | undefined, day: string): Known | undefined {
  return asked.subject.kind === 'building' ? buildingOf(asked, hours, day) : homeOf(asked, hours, day);
}

function buildingOf({ subject, quote, said }: Asked, hours: Hours | undefined, day: string): Known | undefined {
  if (!hours?.estimateBuilding || !hours.buildingBasis) return undefined;
  const { opening = 'weekdays', tariff = 'flat' } = said;
  const estimate = hours.estimateBuilding(answersOf(subject, quote, said), { opening, tariff });
  return { estimate, basis: estimate.kind === 'range' ? hours.buildingBasis(estimate, opening, day) : [] };
}

function homeOf({ subject, quote, said }: Asked, hours: Hours | undefined, day: string): Known | undefined {
  const answers = answersOf(subject, quote, said);
  const typical = estimateHome(answers);
  if (typical.kind === 'none') return { estimate: typical, basis: [] };
  if (needsHours(said) && !hours?.withHabits) return undefined;
  const estimate = hours?.withHabits?.(typical, answers, said) ?? typical;
  const habit = said.homeInDay === undefined ? undefined : hours?.inDayText?.(said.homeInDay);
  return { estimate, basis: [...estimateBasis(estimate, day), ...(habit ? [habit] : [])] };
}

/** The estimate of what is said at present; while hours are fetched, the one before. @param day YYYY-MM-DD */
export function useEstimate({ subject, quote, said, isNear }: Shown, day: string) {
  const [hours, setHours] = useState<Hours | undefined>(undefined);
  const [hasFailed, setFailed] = useState(false);
  const { kind } = subject;
  const wantsHours = needsHours(said) || (kind === 'building' && isNear);
  useEffect(() => {
    if (!wantsHours || hours) return;
    setFailed(false);
    loadHours[kind]().then(setHours, () => setFailed(true));
    // Each further answer tries again.
  }, [wantsHours, hours, kind, said]);
  const last = useRef<Known | undefined>(undefined);
  const known = useMemo(() => knownOf({ subject, quote, said }, hours, day), [subject, quote, said, hours, day]);
  if (known) last.current = known;
  return { known: known ?? last.current, isCurrent: known !== undefined, hasFailed: hasFailed && !known };
}

/** kWh a year of the roof that was told; undefined where the server has no such figure. */
interface Mcs {
  readonly inputs: EstimateAction['inputs'];
  readonly kwh: number | undefined;
}

/** For somebody who moves through the choices: only where they stop is told. */
const PAUSE_MS = 1000;

/**
 * Stores with the quote what was said of the home: where the visitor stops, or leaves. The last one counts, so they go one
 * after the other; whether one arrives changes nothing on the page.
 * @param token of the quote; without one nothing is sent
 * @returns `tell`, to be called with every change, and what a licensed MCS table of the server has for the last inputs told
 */
export function usePostedEstimate(token: string | undefined) {
  const host = useHost();
  const waiting = useRef<Waiting | undefined>(undefined);
  const before = useRef<Promise<void>>(Promise.resolve());
  const [mcs, setMcs] = useState<Mcs | undefined>(undefined);
  useEffect(() => whenLeft(() => void end(waiting)?.post()), []);
  function tell(estimate: EstimateAction): void {
    end(waiting);
    if (!token) return;
    const post = async (): Promise<void> => {
      const outcome = await postAction(host, token, { action: 'estimate', ...estimate });
      if (outcome.kind === 'done') setMcs({ inputs: estimate.inputs, kwh: outcome.answer.estimate?.mcsKwh });
    };
    const timer = setTimeout(() => {
      waiting.current = undefined;
      before.current = before.current.then(post);
    }, PAUSE_MS);
    waiting.current = { timer, post };
  }
  return { tell, mcs };
}

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>;
  /** Without waiting for anything: a page that is left has no time. */
  readonly post: () => Promise<void>;
}

/** @returns what waited */
function end(waiting: RefObject<Waiting | undefined>): Waiting | undefined {
  const ended = waiting.current;
  clearTimeout(ended?.timer);
  waiting.current = undefined;
  return ended;
}
