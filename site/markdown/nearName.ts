const MOST_SLIPS = 2;

/** Letters that are wrong, missing or too many in one of two words (Levenshtein). */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, against] of [...other].entries()) {
      const change = (row[index] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(change, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The name that somebody meant who wrote another one; undefined where none is near. */
export function nearName(written: string, names: readonly string[]): string | undefined {
  const [nearest] = names.toSorted((one, other) => slipsBetween(written, one) - slipsBetween(written, other));
  return nearest !== undefined && slipsBetween(written, nearest) <= MOST_SLIPS ? nearest : undefined;
}
