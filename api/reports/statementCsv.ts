import { BYTE_ORDER_MARK, csvLine } from '../documents/csv.ts';
import type { Statement } from './statement.ts';

/** A line for each month, the oldest first, then one for each form. */
export const statementCsv = ({ months, forms }: Statement): string =>
  BYTE_ORDER_MARK +
  [
    csvLine(['by', 'value', 'views', 'starts', 'quotes', 'won', 'won_pounds', 'median_response_minutes']),
    ...[...months.map((row) => ['month', row] as const), ...forms.map((row) => ['form', row] as const)].map(
      ([by, { value, views, starts, quotes, won, wonPounds, responseMinutes }]) =>
        csvLine([by, value, views, starts, quotes, won, wonPounds, responseMinutes]),
    ),
  ].join('');
