import { openThread, type Thread } from '../../common/thread.ts';
import type { QuotePdfInput } from './renderPdf.ts';

export interface PdfDrawer {
  /** One after the other, in a thread of its own. @throws when it cannot be drawn, or not in time */
  readonly draw: (input: QuotePdfInput) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** For all that wait: a drawing takes some thirty milliseconds. */
const PATIENCE_MS = 60_000;

type DrawingThread = Thread<QuotePdfInput, Uint8Array<ArrayBuffer>>;

const openDrawingThread = (): DrawingThread => openThread({ from: import.meta.url, module: './pdfThread' });

/** Draws quotes away from the thread that answers visitors. */
export function createPdfDrawer(thread: DrawingThread = openDrawingThread()): PdfDrawer {
  return {
    draw: async (input) => Buffer.from((await thread.run(input, AbortSignal.timeout(PATIENCE_MS))).buffer),
    close: thread.close,
  };
}
