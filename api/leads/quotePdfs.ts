import { createHash } from 'node:crypto';
import { HOUR_MS } from '#contract/common/time.ts';
import { createGroupCommit } from '../db/batching.ts';
import type { Database } from '../db/client.ts';
import type { LeadRow } from './leadRow.ts';

type Quote = Pick<LeadRow, 'id' | 'expires_at' | 'document'>;

interface PdfRow {
  readonly lead_id: string;
  readonly expires_at: string;
  /** A hash of the document. */
  readonly drawn_from: string;
  readonly pdf: Buffer;
}

export interface QuotePdfs<Input> {
  /** The PDF of a quote: the kept one of the same document, or what is drawn of `input`, which is kept then. */
  readonly pdfOf: (lead: Quote, input: Input) => Promise<Buffer>;
  /** Lets go of PDFs whose quote can no longer be opened; at most once an hour. */
  readonly dropExpired: () => Promise<void>;
  readonly drained: () => Promise<void>;
}

interface QuotePdfOptions<Input> {
  readonly draw: (input: Input) => Promise<Buffer>;
  readonly now: () => Date;
}

const TABLE = 'quote_pdfs';
const MAX_BATCH = 20;
// Megabytes at most: beyond that a PDF is drawn again when it is asked for.
const MAX_WAITING = 200;

const hashOf = (document: string): string => createHash('sha256').update(document).digest('hex');

/** PDFs kept with their quotes, in the database: erased with the lead, the same for all processes. */
export function createQuotePdfs<Input>(
  { knex, dialect, transaction }: Database,
  { draw, now }: QuotePdfOptions<Input>,
): QuotePdfs<Input> {
  const underWay = new Map<string, Promise<Buffer>>();
  let droppedAt = Number.NEGATIVE_INFINITY;

  const keeping = createGroupCommit<PdfRow, undefined>({
    commit: async (rows) => {
      // The same lead twice in one statement is refused by PostgreSQL: the later PDF is kept.
      const latest = [...new Map(rows.map((row) => [row.lead_id, row])).values()];
      await transaction((trx) => trx(TABLE).insert(latest).onConflict('lead_id').merge());
      return rows.map(() => undefined);
    },
    isItemFault: dialect.isRowFault,
    maxBatch: MAX_BATCH,
    maxWaiting: MAX_WAITING,
  });

  async function findOrDraw({ id, expires_at }: Quote, drawn_from: string, input: Input): Promise<Buffer> {
    const kept = await knex<PdfRow>(TABLE).where({ lead_id: id, drawn_from }).first('pdf');
    if (kept) return Buffer.from(kept.pdf);
    const pdf = await draw(input);
    // The lead may have been erased meanwhile; and nobody waits for what can be drawn again.
    keeping.add({ lead_id: id, expires_at, drawn_from, pdf }).catch(() => undefined);
    return pdf;
  }

  return {
    pdfOf: (lead, input) => {
      const drawnFrom = hashOf(lead.document);
      const key = `${lead.id} ${drawnFrom}`;
      const asked = underWay.get(key) ?? findOrDraw(lead, drawnFrom, input).finally(() => underWay.delete(key));
      underWay.set(key, asked);
      return asked;
    },
    dropExpired: async () => {
      const time = now().getTime();
      if (time - droppedAt < HOUR_MS) return;
      droppedAt = time;
      const expired = knex(TABLE).where('expires_at', '<=', new Date(time).toISOString());
      // What fails is tried in an hour: no mail waits for it.
      await expired.delete().catch(() => undefined);
    },
    drained: keeping.drained,
  };
}
