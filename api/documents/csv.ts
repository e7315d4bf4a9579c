// What a spreadsheet takes for the beginning of a formula; NFKC turns full-width and small forms into these.
const FORMULA = /^[=+\-@|%]/;
const BREAKS = /[\t\r\n]/;
// Spaces, marks that nobody sees, and the quotation mark that a spreadsheet may drop.
const LED_BY = /^[\p{Z}\p{C}"\s]*/u;
const TEXT_MARK = "'";
/** Without it a spreadsheet reads UTF-8 as something else. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Whether a spreadsheet could calculate a cell: somebody else's formula reads other cells and opens addresses. */
function isFormula(text: string): boolean {
  const ledBy = LED_BY.exec(text)?.[0] ?? '';
  return BREAKS.test(ledBy) || FORMULA.test(text.slice(ledBy.length).normalize('NFKC'));
}

/** A cell as text. What could be a formula begins with an apostrophe, which spreadsheets show or drop, and never run. */
export function csvCell(value: string | number | null | undefined): string {
  const text = String(value ?? '').replaceAll('\0', '');
  return `"${(isFormula(text) ? TEXT_MARK + text : text).replaceAll('"', '""')}"`;
}

/** A line of a file, RFC 4180. Each cell is in quotation marks, for no comma, semicolon or line break may begin another. */
export const csvLine = (values: readonly (string | number | null | undefined)[]): string =>
  `${values.map(csvCell).join(',')}\r\n`;
