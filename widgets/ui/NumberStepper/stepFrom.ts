interface Limits {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The next value of a press: back on the grid of steps after a typed value between two, never past an end. */
export const stepFrom = (value: number, direction: 1 | -1, { min, max, step }: Limits): number => {
  const from = Number.isFinite(value) ? value : min;
  const steps = (from - min) / step;
  const nextSteps = direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return Math.min(max, Math.max(min, min + nextSteps * step));
};
