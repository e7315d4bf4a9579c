/** What must be reached, and what would be better still. */
export interface Budget {
  readonly what: string;
  readonly must?: number;
  readonly stretch?: number;
  /** More is better. */
  readonly isFloor?: boolean;
  readonly format: (value: number) => string;
}

export interface Row {
  readonly budget: Budget;
  /** undefined: it could not be measured. */
  readonly value: number | undefined;
  /** What the value was made of, or why there is none. */
  readonly detail: string;
  /** The end of the interval that speaks against it, where there is one: all of it has to reach what would be better still. */
  readonly worst?: number | undefined;
  /**
   * Why there is no verdict: "not valid" was measured on a busy machine, "undecided" is a median that did not stand when
   * the rounds were over.
   */
  readonly doubt?: 'not valid' | 'undecided';
}

export interface Section {
  readonly title: string;
  /** How it was measured. */
  readonly notes: readonly string[];
  readonly rows: readonly Row[];
}

const headOf = ({ title }: Section): string[] => [title, 'must', 'stretch', 'measured', '', 'from'];

export const isReached = ({ isFloor }: Budget, value: number, limit: number): boolean =>
  isFloor ? value >= limit : value <= limit;

/** In a word or two how a value stands to its budget; "" for a value without one. */
export function verdict({ budget, value, worst = value, doubt }: Row): string {
  if (value === undefined) return 'NOT MEASURED';
  if (doubt) return doubt;
  const { must, stretch } = budget;
  if (must === undefined) return '';
  if (!isReached(budget, value, must)) return 'MISSED';
  return stretch !== undefined && worst !== undefined && isReached(budget, worst, stretch) ? 'stretch' : 'ok';
}

const limitText = ({ isFloor, format }: Budget, limit: number | undefined): string =>
  limit === undefined ? '' : `${isFloor ? '≥' : '≤'} ${format(limit)}`;

const cells = (row: Row): string[] => [
  row.budget.what,
  limitText(row.budget, row.budget.must),
  limitText(row.budget, row.budget.stretch),
  row.value === undefined ? '–' : row.budget.format(row.value),
  verdict(row),
  row.detail,
];

const widthsOf = (lines: readonly (readonly string[])[]): number[] =>
  (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));

/** The sections as one table: all have the same columns. */
export function tableText(sections: readonly Section[]): string {
  const widths = widthsOf(sections.flatMap((section) => [headOf(section), ...section.rows.map(cells)]));
  const lineText = (line: readonly string[]): string =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return sections
    .flatMap((section) => [
      '',
      lineText(headOf(section)),
      '─'.repeat(widths.reduce((sum, width) => sum + width + 2, -2)),
      ...section.rows.map((row) => lineText(cells(row))),
      ...section.notes.map((note) => `  ${note}`),
    ])
    .join('\n');
}

/** Runs a measurement; when it fails, each of its budgets gets a row that says why. */
export async function attempt(budgets: readonly Budget[], measure: () => Promise<readonly Row[]>): Promise<Row[]> {
  try {
    return [...(await measure())];
  } catch (error) {
    const detail = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
    return budgets.map((budget) => ({ budget, value: undefined, detail }));
  }
}
