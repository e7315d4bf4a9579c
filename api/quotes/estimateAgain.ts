import type { EstimateFigures } from '#contract/common/energy/inputs.ts';
import { estimateActionSchema } from '#contract/common/envelope.ts';
import { formatWholePounds, pounds } from '#contract/common/money.ts';
import { fieldPath } from '#contract/common/problems.ts';
import type { EstimateAction, StoredEstimate } from '#contract/common/wire.ts';
import { ApiProblem, validationProblem } from '../common/problem.ts';
import type { Config } from '../config/config.ts';
import { parseQuoteDocument } from '../documents/quoteDocument.ts';
import type { EstimatedWords, LeadEstimate } from '../leads/estimates.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import type { Leads } from '../leads/repository.ts';
import { parseSalesSummary } from '../leads/salesSummary.ts';
import { CUSTOMER_HEADINGS, ESTIMATE_HEADINGS } from '../presenters/estimateSections.ts';
import type { NewEstimate, Presenter } from '../presenters/presenter.ts';
import { leadEstimate } from './leadEstimate.ts';

const NO_ESTIMATE = 'There’s no estimate for this quote, or no battery of that size';
/** Begins the sentence for sales: an estimate that came before is taken out by it. */
const FLAG = 'The page showed another estimate';

function readAction(body: unknown): EstimateAction {
  const parsed = estimateActionSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw validationProblem(parsed.error.issues.map(({ path, message }) => ({ path: fieldPath(path), message })));
}

const worth = ({ savingLow, savingHigh }: EstimateFigures): string =>
  `${formatWholePounds(pounds(savingLow))} to ${formatWholePounds(pounds(savingHigh))} a year`;

function flagsOf({ differs, shown, figures }: LeadEstimate): string[] {
  if (!differs || !shown) return [];
  const own = figures ? `ours, ${worth(figures)}, is the valid one` : 'we have none';
  return [`${FLAG} (${worth(shown)}); ${own}.`];
}

/** Puts new sections where the old ones stood, or at the end. */
function replaced<Section extends { readonly heading: string }>(
  sections: readonly Section[],
  isOld: (heading: string) => boolean,
  fresh: readonly Section[],
): Section[] {
  const at = sections.findIndex(({ heading }) => isOld(heading));
  const others = sections.filter(({ heading }) => !isOld(heading));
  return others.toSpliced(at < 0 ? others.length : at, 0, ...fresh);
}

/** The words of a lead with another estimate in them; everything else stays as it was frozen. */
function reword(lead: LeadRow, { section, sections }: NewEstimate, stored: LeadEstimate): EstimatedWords {
  const document = parseQuoteDocument(JSON.parse(lead.document));
  const sales = parseSalesSummary(JSON.parse(lead.sales));
  const flags = [...sales.flags.filter((flag) => !flag.startsWith(FLAG)), ...flagsOf(stored)];
  const isForCustomer = (heading: string): boolean => CUSTOMER_HEADINGS.includes(heading);
  const isForSales = (heading: string): boolean => ESTIMATE_HEADINGS.includes(heading);
  return {
    document: JSON.stringify({ ...document, sections: replaced(document.sections, isForCustomer, [section]) }),
    sales: JSON.stringify({ ...sales, sections: replaced(sales.sections, isForSales, sections), flags }),
  };
}

/** What an estimate needs besides the lead. */
export interface EstimateServices {
  readonly config: Pick<Config, 'mcsTable'>;
  readonly leads: Leads;
  readonly now: () => Date;
}

/**
 * Estimates a stored quote again with what was said of home or building since, and stores inputs, figures and words with the lead.
 * Mails nobody: later mails, the PDF and the saved quote tell the new estimate.
 * @throws ApiProblem for inputs that are none, and for a lead that can have no estimate
 */
export async function estimateAgain(
  { config: { mcsTable }, leads, now }: EstimateServices,
  { lead, presenter, body }: { readonly lead: LeadRow; readonly presenter: Presenter; readonly body: unknown },
): Promise<StoredEstimate> {
  const { inputs, figures: shown = null } = readAction(body);
  const { quoteData } = JSON.parse(lead.body) as { quoteData: unknown };
  const at = now();
  // PostgreSQL's big integers arrive as text.
  const fresh = presenter.estimate({
    data: quoteData,
    totalPence: Number(lead.total_pence),
    inputs,
    now: at,
    mcsTable,
  });
  if (!fresh) throw validationProblem([{ path: 'inputs', message: NO_ESTIMATE }]);
  const { mcsKwh } = fresh;
  const stored = leadEstimate(fresh, { at, inputs, shown });
  const { figures, differs } = stored;
  if (!(await leads.estimate(lead.id, stored, (row) => reword(row, fresh, stored))))
    throw new ApiProblem('not-found', 'There’s no quote with this token.');
  return { ...(mcsKwh !== undefined && { mcsKwh: Math.round(mcsKwh) }), ...(figures && { figures }), differs };
}
