import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/** A thread of this process that answers tasks, so that the one that answers visitors need not. */
export interface Thread<Task, Answer> {
  /** Started by the first task, and anew when it died. @throws what the module throws, and when the thread ends before it has answered */
  readonly run: (task: Task, signal?: AbortSignal) => Promise<Answer>;
  /** Ends it at once; what it has in hand is rejected. */
  readonly close: () => Promise<void>;
}

interface ThreadOptions {
  /** `import.meta.url` of whoever opens it. */
  readonly from: string;
  /** Beside `from`, without extension. It exports `answer`, which takes a task and returns what is answered, both as structured clones. */
  readonly module: string;
  /** Tasks in hand at the same time; of a module that waits for others more than it computes. */
  readonly atOnce?: number;
  /** What the module reads as `workerData` of piscina. */
  readonly data?: unknown;
}

/** Opens a thread that runs one module. */
export function openThread<Task, Answer>(options: ThreadOptions): Thread<Task, Answer> {
  const { from, module, atOnce = 1, data } = options;
  const isBuilt = from.endsWith('.js');
  const pool = new Piscina<Task, Answer>({
    filename: fileURLToPath(new URL(`${module}.${isBuilt ? 'js' : 'ts'}`, from)),
    name: 'answer',
    // From source a new thread knows no TypeScript, whatever the process was started with.
    execArgv: isBuilt ? [] : ['--require', createRequire(import.meta.url).resolve('tsx/cjs')],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    concurrentTasksPerWorker: atOnce,
    // The default puts the thread to sleep between two tasks, and its open connections with it.
    atomics: 'disabled',
    recordTiming: false,
    workerData: data,
  });
  return {
    run: (task, signal) => pool.run(task, signal ? { signal } : {}),
    close: () => pool.destroy(),
  };
}

/**
 * Makes the thread that calls it stand back when the processor is short; nothing where that is forbidden, and nowhere but on
 * Linux: other systems know the priority of a whole process only.
 * @param niceness 1 to 19
 */
export function standBack(niceness: number): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, niceness);
  } catch {
    // A sandbox says no: it is slower under load, and as right as before.
  }
}
