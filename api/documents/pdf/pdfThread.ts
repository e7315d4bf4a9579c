import { move } from 'piscina';
import { standBack } from '../../common/thread.ts';
import { renderPdf, type QuotePdfInput } from './renderPdf.ts';

// Runs in a thread of its own, opened by pdfDrawer.ts: drawing holds a thread for longer than answering a dozen visitors takes.

// Behind visitors and sales: nobody waits for a drawing but whoever opens it.
standBack(10);

/** @throws {Error} that does not repeat what the drawing said: it could quote whom it was drawn for */
export async function answer(input: QuotePdfInput): Promise<unknown> {
  try {
    // A copy of its own: the bytes change hands, and those of a small buffer would be shared with others.
    return move(new Uint8Array(await renderPdf(input)));
  } catch {
    throw new Error('The PDF could not be drawn');
  }
}
