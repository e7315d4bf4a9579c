interface Asked<Row> {
  readonly found: Promise<ReadonlyMap<string, Row>>;
  readonly keys: Set<string>;
}

/**
 * Looks rows up by a key, with one statement for all that are asked for in the same moment: of mails that were claimed
 * together each asks for its lead, and a statement for each of them takes longer than finding it.
 * @param find the rows of these keys, in any order
 */
export function createFinder<Row>(
  find: (keys: readonly string[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
): (key: string) => Promise<Row | undefined> {
  let asked: Asked<Row> | undefined;

  function ask(): Asked<Row> {
    const keys = new Set<string>();
    // Begins when whoever asks now has done so, and those after them: `keys` is full by then.
    const found = Promise.resolve().then(async () => {
      asked = undefined;
      const rows = await find([...keys]);
      return new Map(rows.map((row) => [keyOf(row), row]));
    });
    return { found, keys };
  }

  return async (key) => {
    asked ??= ask();
    asked.keys.add(key);
    return (await asked.found).get(key);
  };
}
