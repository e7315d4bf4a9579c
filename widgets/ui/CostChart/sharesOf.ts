interface Share {
  /** Both in percent of the whole. */
  readonly start: number;
  readonly width: number;
}

/** Where each part of a stacked bar starts and how wide it is; all zero when there is nothing to share. */
export const sharesOf = (values: readonly number[]): Share[] => {
  const whole = values.reduce((sum, value) => sum + value, 0);
  let start = 0;
  return values.map((value) => {
    const width = whole > 0 ? (value / whole) * 100 : 0;
    const share = { start, width };
    start += width;
    return share;
  });
};
