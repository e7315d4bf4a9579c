import { html, type Html } from '../documents/html.ts';
import { countWords } from './charts.ts';
import type { Performance } from './performance.ts';
import { readyWords } from './readyTimes.ts';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
export const poundWords = (amount: number): string => pounds.format(amount);

/** "12%", "" where there is nothing to compare with */
const shareOf = (part: number, whole: number): string => (whole === 0 ? '' : `${Math.round((100 * part) / whole)}%`);

/** A table whose first column names its rows. */
export const sumsTable = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${`Table: ${heads.join(', ')}`}">
    <table class="sums">
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name = '', ...cells]) =>
            html`<tr>
              <th scope="row">${name}</th>
              ${cells.map((cell) => html`<td>${typeof cell === 'number' ? countWords(cell) : cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

/** From opened to won, a row for each value. @param none what to call those without one */
export const performanceTable = (head: string, items: readonly Performance[], none: string): Html =>
  sumsTable(
    [head, 'Opened', 'Started', 'Leads', 'of opened', 'Won', 'Won £', 'Form there within'],
    items.map(({ value, opened, started, leads, won, wonPounds, readyMs }) => [
      value ?? none,
      opened,
      started,
      leads,
      shareOf(leads, opened),
      won,
      poundWords(wonPounds),
      readyWords(readyMs),
    ]),
  );
