/** More is waiting than can be stored in reasonable time. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

export interface GroupCommitOptions<Item, Result> {
  /** Stores all items in ONE transaction; the results in the same order. */
  readonly commit: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Whether one item of a failed batch can be to blame; then each is tried by itself. */
  readonly isItemFault: (error: unknown) => boolean;
  readonly maxBatch: number;
  readonly maxWaiting: number;
}

export interface GroupCommit<Item, Result> {
  /** Settles after the commit that holds the item. @throws QueueFullError */
  readonly add: (item: Item) => Promise<Result>;
  /** Settles when nothing is waiting or being stored. */
  readonly drained: () => Promise<void>;
  readonly waiting: () => number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Whatever arrives while a commit is under way goes into the next one: one wait for the disk serves many requests, and
 * a lone request waits for nobody. With a transaction for each request every one of them would wait for all before it,
 * because SQLite has one writer and each commit waits for the disk. A timer that collects would make a lone request wait.
 *
 * A batch with a bad item is tried again item by item: otherwise one row that breaks a constraint would refuse up to
 * `maxBatch` other people. When the storage itself fails, all are refused at once, because each would wait as long in vain.
 */
export function createGroupCommit<Item, Result>(options: GroupCommitOptions<Item, Result>): GroupCommit<Item, Result> {
  const queue: Waiting<Item, Result>[] = [];
  let running: Promise<void> | undefined;

  async function store(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await options.commit(batch.map(({ item }) => item));
      if (results.length !== batch.length) throw new Error('A commit must answer every item');
      results.forEach((result, index) => batch[index]?.resolve(result));
    } catch (error) {
      if (batch.length > 1 && options.isItemFault(error)) for (const waiting of batch) await store([waiting]);
      else batch.forEach((waiting) => waiting.reject(error));
    }
  }

  // The only place that stores: two runs would open two transactions on a database with one writer.
  async function run(): Promise<void> {
    while (queue.length > 0) await store(queue.splice(0, options.maxBatch));
    running = undefined;
  }

  function add(item: Item): Promise<Result> {
    if (queue.length >= options.maxWaiting) return Promise.reject(new QueueFullError('Too many are waiting'));
    return new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      running ??= run();
    });
  }

  const drained = async (): Promise<void> => {
    while (running) await running;
  };

  return { add, drained, waiting: () => queue.length };
}

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
