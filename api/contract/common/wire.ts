import type { AppointmentKind } from './appointments.ts';
import type { HalfDay } from './calendar.ts';
import type { EstimateFigures, EstimateInputs } from './energy/inputs.ts';

/** Paths and shapes of the wire, apart from the schemas: a widget needs them before it needs a validation library. */
export const QUOTE_HANDLER_PATH = '/functions/v1/quote-handler';
export const QUOTE_ACTIONS_PATH = '/functions/v1/quote-actions';
export const APPOINTMENTS_PATH = '/functions/v1/appointments';
export const PARTNER_CHECK_PATH = '/functions/v1/partner';
export const COUNTS_PATH = '/functions/v1/counts';
export const VARIANT_PATH = '/functions/v1/variant';

/** The description of all of them: for programs (OpenAPI 3.1) and as a page for people. */
export const OPENAPI_PATH = '/openapi.json';
export const API_PAGE_PATH = '/partners/api';

/** Name of the value in the fragment of a form's address that fills the form in: JSON of `choicesOf`. */
export const ANSWERS_FIELD = 'answers';

/** Where a lead comes from: origins and a path, never a query, which could hold personal data. */
export interface Attribution {
  readonly funnel?: string | undefined;
  readonly pageOrigin?: string | undefined;
  readonly pagePath?: string | undefined;
  readonly referrerOrigin?: string | undefined;
  readonly partner?: string | undefined;
  readonly campaign?: string | undefined;
  /** The partner's own id for the lead, see `readPartnerReference`. */
  readonly partnerReference?: string | undefined;
  readonly widgetVersion?: string | undefined;
  readonly consentVersion?: string | undefined;
  /** All cookies were agreed to when it was sent; believed of our own pages only. */
  readonly cookieConsent?: 'all' | undefined;
  readonly visitId?: string | undefined;
  /** Of the last touch. */
  readonly utm?: Utm | undefined;
  readonly first?: Touch | undefined;
  readonly last?: Touch | undefined;
}

/** The body that a widget posts to /functions/v1/quote-handler. */
export interface QuoteEnvelope {
  readonly type: string;
  readonly quoteData: unknown;
  readonly attribution?: Attribution;
  readonly leadRoute?: string;
  readonly elapsedMs?: number;
}

/** 201 and 200 answers. Without an idempotency key a repeat gets `id` and `reference` only. */
export interface QuoteAnswer {
  readonly id: string;
  readonly reference?: string;
  readonly token?: string;
  readonly quoteUrl?: string;
  readonly pdfUrl?: string;
  /** ISO 8601. */
  readonly expiresAt?: string;
  /** `suppressed`: this address has had its share of mails for the hour. */
  readonly customerMail?: 'queued' | 'suppressed';
}

/**
 * What may follow a lead; each funnel takes some of them. `email` sends the quote once more, to the address of that lead
 * and no other; `book` and `buy` are stored on the lead and told to sales. Nothing is bought or agreed by them. `estimate`
 * stores what was said of the home, and mails nobody.
 */
export const QUOTE_ACTIONS = ['viewed', 'email', 'book', 'buy', 'estimate'] as const;
export type QuoteAction = (typeof QUOTE_ACTIONS)[number];

/** What the action `estimate` sends beside token and action. */
export interface EstimateAction {
  readonly inputs: EstimateInputs;
  /** What the page shows for them; left out where it shows no range. */
  readonly figures?: EstimateFigures | undefined;
}

export interface QuoteActionAnswer {
  readonly action: QuoteAction;
  /** Of a survey or a call-back. */
  readonly booked?: BookedAppointment;
  /** `already-sent`: this quote was mailed once more within the hour, and is not mailed again. */
  readonly customerMail?: 'queued' | 'suppressed' | 'already-sent';
  /** Of an estimate. */
  readonly estimate?: StoredEstimate;
}

/** What was stored of an estimate: by the server's own reckoning, whatever the page has shown. */
export interface StoredEstimate {
  /** kWh a year by a licensed MCS table, where the operator has one: it is to be shown first. */
  readonly mcsKwh?: number;
  /** Undefined where there is no range for this home. */
  readonly figures?: EstimateFigures;
  /** Whether the page has shown other figures. */
  readonly differs: boolean;
}

/** An appointment that has its place, as opposed to the wish for an installation. */
export interface BookedAppointment extends HalfDay {
  readonly kind: AppointmentKind;
  /** Page to move or cancel it, absolute. */
  readonly url: string;
  /** The same appointment for a calendar (.ics), absolute. */
  readonly calendarUrl: string;
}

/** What a lead may choose from, the nearest half-day first; `booked` where it has chosen already. */
export interface AppointmentChoice {
  readonly kind: AppointmentKind;
  readonly free: readonly HalfDay[];
  readonly booked?: BookedAppointment;
}

/** Answer of GET /functions/v1/appointments?token=…: one entry for each kind that the funnel has. */
export interface AppointmentsAnswer {
  readonly appointments: readonly AppointmentChoice[];
}

/** Answer of the check that a tag makes when it mounts. */
export interface PartnerCheckAnswer {
  /** Of the key; "unknown" also for none. */
  readonly status: 'active' | 'unknown' | 'disabled';
  /** Of the page: forms of an unregistered origin are refused, whatever key they carry. */
  readonly origin: 'registered' | 'unregistered';
  /** Of the origin in the query `to`, where there is one: whether the partner of the key has registered it. */
  readonly destination?: 'registered' | 'unregistered' | undefined;
}

/** The utm values that a tag passes on; all others stay on the page. */
export const UTM_KEYS = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** What advertisers' systems add to a link to know a click again: told to us with consent only. */
export const CLICK_ID_KEYS = ['gclid', 'msclkid', 'fbclid'] as const;

export type Utm = { readonly [Key in (typeof UTM_KEYS)[number]]?: string | undefined };
export type ClickIds = { readonly [Key in (typeof CLICK_ID_KEYS)[number]]?: string | undefined };

/** One arrival of a visitor from outside. */
export interface Touch {
  readonly utm?: Utm | undefined;
  /** Origin of the site that led here. */
  readonly referrerOrigin?: string | undefined;
  /** Path of the page that was come to, without query. */
  readonly landingPath?: string | undefined;
  readonly clickIds?: ClickIds | undefined;
}

/** The first arrival of a visit and the latest one; the same where there was one. */
export interface Touches {
  readonly first: Touch;
  readonly last: Touch;
}

/** Milliseconds from the first touch of a form to its post: whoever is faster is taken for a robot. */
export const QUICKEST_PERSON_MS = 1500;

/**
 * A quick person with autofill is held back until then, because a suspect lead is mailed to nobody. The clocks of
 * browsers are coarse: a little longer than the server asks, whatever that is.
 */
export const HELD_BACK_MS = Math.ceil(QUICKEST_PERSON_MS * 1.1);

/**
 * On the container of a first step that a partner's server has printed: the version of the widgets that it was rendered by.
 * Caches outlive a release, and code of another one would take the wrong markup over.
 */
export const RELEASE_ATTRIBUTE = 'data-release';

/** Of a form with two versions: that one of them was shown, touched or not. */
export const SHOWN = 'shown';

/** What is counted of a tag that somebody has touched. Each word is told once a visit at most, and without a name of the visit. */
const STAGES = ['opened', 'started', 'sent'] as const;

/** Steps after the first that a form may have. */
const LATER_STEPS = [2, 3, 4, 5, 6] as const;

/** Upper bounds in milliseconds of how long a first step took to come; what took longer has a word of its own. */
export const READY_BOUNDS = [50, 100, 200, 300, 500, 800, 1200, 2000, 3000, 5000, 8000] as const;

/** "step-2" */
export const stepCount = (step: number): string => `step-${step}`;

/** "ready-500" of a first step that took 301 to 500 ms. */
export const readyCount = (ms: number): string => `ready-${READY_BOUNDS.find((bound) => ms <= bound) ?? 'more'}`;

/** Every word that is counted: what is none of them is refused. */
export const COUNTS: readonly string[] = [
  SHOWN,
  ...STAGES,
  ...LATER_STEPS.map(stepCount),
  ...[...READY_BOUNDS, 'more'].map((bound) => `ready-${bound}`),
];

/** Body of a post to `COUNTS_PATH`. */
export interface CountsMessage {
  readonly tag: string;
  readonly partner?: string | undefined;
  readonly campaign?: string | undefined;
  /** Of a page that shows two versions of itself: which one this is. */
  readonly variant?: string | undefined;
  readonly counts: readonly string[];
}

/** Two versions of something, of which half of the visitors see each. */
export const VARIANTS = ['a', 'b'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Answer of GET /functions/v1/variant?partner=…&test=…: which version of its tag a partner's page shows. */
export interface VariantAnswer {
  readonly variant: Variant;
  /** Whether this visit is part of the test: not of one that has ended, and not where the browser declines it. */
  readonly isCounted: boolean;
}

/** What visits of a partner's test are counted by: "spring-a". */
export const variantName = (test: string, variant: Variant): string => `${test}-${variant}`;
