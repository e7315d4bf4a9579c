import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';

/** What `npm audit --json` came to. */
export type AuditReading =
  | { readonly kind: 'answered'; readonly dangers: readonly string[] }
  /** `why` names no host: whose registry it was is nobody's business. */
  | { readonly kind: 'silent'; readonly why: string };

const advisory = z.union([z.string(), z.object({ title: z.string(), range: z.string() })]);

const reportSchema = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string(), via: z.array(advisory) })),
});

const refusalSchema = z.object({ statusCode: z.number() });

const DANGEROUS = new Set(['high', 'critical']);
const LONGEST_LINE = 200;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Vulnerability = z.infer<typeof reportSchema>['vulnerabilities'][string];

// What others have written, for a terminal: one line, and nothing that moves the cursor.
const oneLine = (text: string): string => stripVTControlCharacters(text).replaceAll(/\s+/g, ' ').slice(0, LONGEST_LINE);

function dangerOf([name, { severity, range, via }]: readonly [string, Vulnerability]): string {
  const titles = via.map((one) => (typeof one === 'string' ? `by ${one}` : one.title));
  return oneLine(`${name} ${range} (${severity}): ${titles.join('; ')}`);
}

/** Reads what npm printed; a registry that has no such list, or does not answer, is silent. */
export function readAudit(printed: string): AuditReading {
  const said = parse(printed);
  const report = reportSchema.safeParse(said);
  if (report.success) {
    const found = Object.entries(report.data.vulnerabilities);
    return { kind: 'answered', dangers: found.filter(([, { severity }]) => DANGEROUS.has(severity)).map(dangerOf) };
  }
  const refusal = refusalSchema.safeParse(said);
  return {
    kind: 'silent',
    why: refusal.success ? `it was answered with HTTP status ${refusal.data.statusCode}` : 'there was no answer',
  };
}
