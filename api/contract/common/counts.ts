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
