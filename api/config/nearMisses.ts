const SHORT_NAME = 5;

/** Levenshtein distance: how many letters must be put in, left out or exchanged. */
function distance(left: string, right: string): number {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...left].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...right].entries()) {
      const replaced = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}

// Two changes turn PORT into HOST: a short name must differ by one letter only.
const isNear = (known: string, name: string): boolean =>
  distance(known, name) <= (Math.min(known.length, name.length) <= SHORT_NAME ? 1 : 2);

/** A sentence for each variable that is set under almost the name of a known one: SMTP_URI would mail nobody in silence. */
export function nearMisses(known: readonly string[], set: readonly string[]): string[] {
  const unknown = set.filter((name) => !known.includes(name));
  return unknown.flatMap((name) => {
    const meant = known.find((candidate) => isNear(candidate, name.toUpperCase()));
    return meant ? [`${name}: not a setting of this server. Did you mean ${meant}?`] : [];
  });
}
