import { ukDay } from '#contract/common/calendar.ts';
import { estimateHome, type HomeEstimate } from '#contract/common/energy/estimate.ts';
import { paidByHome } from '#contract/common/photovoltaic/pricing.ts';
import { normalisePostcode } from '#contract/common/postcode.ts';
import { solarDefaults, solarLimits } from '#contract/solar/limits.ts';
import { quoteSolar } from '#contract/solar/pricing.ts';
import { pageOfTag, type TagName } from '#contract/tags.ts';
import { readAttribution, touchFields } from '../../runtime/attribution.ts';
import type { Host } from '../../runtime/host.ts';
import { openAddress } from '../../runtime/openAddress.ts';
import { bringIntoView } from '../../runtime/scroll.ts';
import { readBill, type EstimateAnswers } from './answers.ts';

const TILT = 30;

/** The system that is estimated: the one that the solar quote begins with. */
export const SIZE_KW = solarLimits.sizeKw.home.initial;

/** YYYY-MM-DD in the United Kingdom: prices that are over are called so. */
export const today = (): string => ukDay(Date.now());

/** What the panels that the quote begins with would do there. Undefined where the catalogue has none. */
export function estimateOf({ postcode: place, bill, direction }: EstimateAnswers): HomeEstimate | undefined {
  const quote = quoteSolar({ ...solarDefaults, sizeKw: SIZE_KW, battery: '', batteryIncluded: false });
  return (
    quote &&
    estimateHome({
      postcode: place,
      sizeKw: SIZE_KW,
      batteryKwh: 0,
      monthlyBill: readBill(bill),
      orientation: direction,
      shade: undefined,
      tilt: TILT,
      cost: paidByHome(quote.figures.total, today()),
    })
  );
}

const QUOTE_PAGE = pageOfTag('solar-quote' satisfies TagName);

/** Whose page it is, as its attributes say. */
export interface Origin {
  readonly partner?: string | undefined;
  readonly campaign?: string | undefined;
}

const placeOf = ({ postcode: typed }: EstimateAnswers): string => normalisePostcode(typed) ?? typed;

/** What the quote is handed: it asks for everything else. */
function prefillOf(answers: EstimateAnswers): Readonly<Record<string, string>> {
  const bill = readBill(answers.bill);
  return {
    postcode: placeOf(answers),
    ...(bill && { bill: String(bill) }),
    ...(answers.direction && { direction: answers.direction }),
  };
}

/** The address of the quote with everything that it is handed in the fragment, which no server is sent. */
function quoteAddress(host: Host, state: Readonly<Record<string, string>>, from: Origin): string {
  const { visitId, partnerReference, first = {}, last = {} } = readAttribution(host, 'solar', from);
  const { partner, campaign } = from;
  const origin = { visitId, partner, campaign, partnerReference, ...touchFields({ first, last }) };
  const named = Object.entries({ ...state, ...origin }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `${host.siteBase}${QUOTE_PAGE}#${new URLSearchParams(named).toString()}`;
}

/**
 * Leads to the quote on the same page: its fields that nobody has touched follow its attributes. What it says of the page
 * itself stays; what it leaves unsaid is said as here.
 * @returns whether there is one
 */
function goToTag({ element }: Host, prefill: ReturnType<typeof prefillOf>): boolean {
  const tag = element?.ownerDocument.querySelector<HTMLElement>('solar-quote' satisfies TagName);
  if (!element || !tag) return false;
  for (const name of ['partner', 'campaign', 'reference']) {
    const said = element.getAttribute(name);
    if (said !== null && !tag.hasAttribute(name)) tag.setAttribute(name, said);
  }
  for (const [name, value] of Object.entries(prefill)) tag.setAttribute(name, value);
  if (!tag.hasAttribute('tabindex')) tag.tabIndex = -1;
  // Focus first: it would cut a smooth scroll short.
  tag.focus({ preventScroll: true });
  bringIntoView(tag, (behavior) => tag.scrollIntoView({ block: 'start', behavior }));
  return true;
}

/**
 * Goes on to the quote. The page may do so itself: it is asked first.
 * @returns the address that was opened in another tab; undefined when this page was left, kept by its owner or has the quote
 */
export function goToQuote(host: Host, answers: EstimateAnswers, from: Origin): string | undefined {
  const prefill = prefillOf(answers);
  const state = { customerType: 'home', ...prefill };
  const detail = host.isOwnOrigin ? { to: QUOTE_PAGE, state } : { to: QUOTE_PAGE };
  if (!host.emit('quote-navigate', detail) || goToTag(host, prefill)) return undefined;
  const address = quoteAddress(host, state, from);
  return openAddress(host, address) === 'tab' ? address : undefined;
}
