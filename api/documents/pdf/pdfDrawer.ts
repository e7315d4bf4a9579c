import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { DrawAnswer, DrawRequest } from './pdfThread.ts';
import type { QuotePdfInput } from './renderPdf.ts';

export interface PdfDrawer {
  /** One after the other, in a thread of its own. @throws when it cannot be drawn, or not in time */
  readonly draw: (input: QuotePdfInput) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** For all that wait: a drawing takes some thirty milliseconds. */
const PATIENCE_MS = 60_000;

// From source a new thread knows no TypeScript, whatever the process was started with.
function startThread(): Worker {
  if (import.meta.url.endsWith('.js')) return new Worker(new URL('./pdfThread.js', import.meta.url));
  const loader = createRequire(import.meta.url).resolve('tsx/cjs/api');
  const file = fileURLToPath(new URL('./pdfThread.ts', import.meta.url));
  const begin = `require(${JSON.stringify(loader)}).register(); require(${JSON.stringify(file)});`;
  return new Worker(begin, { eval: true, execArgv: [] });
}

interface Waiting {
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (error: Error) => void;
}

type Queue = Map<number, Waiting>;

function settle(waiting: Queue, { id, pdf }: DrawAnswer): void {
  const asked = waiting.get(id);
  waiting.delete(id);
  if (pdf) asked?.resolve(Buffer.from(pdf.buffer));
  else asked?.reject(new Error('The PDF could not be drawn'));
}

function giveUp(waiting: Queue): void {
  for (const { reject } of waiting.values()) reject(new Error('The thread that draws has ended'));
  waiting.clear();
}

/** Draws quotes away from the thread that answers visitors. The thread is started by the first one, and anew when it died. */
export function createPdfDrawer(start: () => Worker = startThread): PdfDrawer {
  let thread: { readonly worker: Worker; readonly waiting: Queue } | undefined;
  let count = 0;

  function open() {
    const opened = { worker: start(), waiting: new Map<number, Waiting>() };
    const end = (): void => {
      if (thread === opened) thread = undefined;
      giveUp(opened.waiting);
    };
    opened.worker.on('message', (drawn: DrawAnswer) => settle(opened.waiting, drawn));
    opened.worker.on('error', end).on('exit', end);
    // The process may end while it idles.
    opened.worker.unref();
    return opened;
  }

  async function draw(input: QuotePdfInput): Promise<Buffer> {
    thread ??= open();
    const { worker, waiting } = thread;
    count += 1;
    const request: DrawRequest = { id: count, input };
    const late = setTimeout(() => void worker.terminate(), PATIENCE_MS);
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        waiting.set(request.id, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage(request);
      });
    } finally {
      clearTimeout(late);
    }
  }

  const close = async (): Promise<void> => {
    await thread?.worker.terminate();
  };
  return { draw, close };
}
