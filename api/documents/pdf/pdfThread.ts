import { parentPort } from 'node:worker_threads';
import { renderPdf, type QuotePdfInput } from './renderPdf.ts';

// A thread of its own, started by pdfDrawer.ts: drawing holds a thread for longer than answering a dozen visitors takes.

export interface DrawRequest {
  readonly id: number;
  readonly input: QuotePdfInput;
}

/** Without bytes it could not be drawn. */
export interface DrawAnswer {
  readonly id: number;
  readonly pdf?: Uint8Array<ArrayBuffer>;
}

async function answer({ id, input }: DrawRequest): Promise<void> {
  try {
    // A copy of its own: the bytes change hands, and those of a small buffer would be shared with others.
    const pdf = new Uint8Array(await renderPdf(input));
    parentPort?.postMessage({ id, pdf } satisfies DrawAnswer, [pdf.buffer]);
  } catch {
    // An error could quote what it was drawing.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage({ id } satisfies DrawAnswer);
  }
}

parentPort?.on('message', (request: DrawRequest) => void answer(request));
