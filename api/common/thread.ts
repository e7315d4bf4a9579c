import { createRequire } from 'node:module';
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
  /** Added to the thread's nice value, 0 to 19: how far it stands back when the processor is short. */
  readonly niceness?: number;
}

/** Opens a thread that runs one module. */
export function openThread<Task, Answer>(options: ThreadOptions): Thread<Task, Answer> {
  const { from, module, atOnce = 1, data, niceness = 0 } = options;
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
    niceIncrement: niceness,
  });
  return {
    run: (task, signal) => pool.run(task, signal ? { signal } : {}),
    close: () => pool.destroy(),
  };
}
