import { palette } from '#contract/common/palette.ts';
import { html, htmlLines, mailtoLink, safeLink, type Html } from '../documents/html.ts';
import type { SalesContact } from '../leads/salesSummary.ts';
import { block, colouredBox, mailButton, mailStyles, rowsTable, tableOfRows, type MailRow } from './mailLayout.ts';

interface Box {
  readonly className: string;
  readonly fill: string;
  readonly edge: string;
}

const TOP = '24px 36px 0';

const box = ({ className, fill, edge }: Box, content: Html | readonly Html[]): Html =>
  block(colouredBox({ className, fill, style: `border-left:5px solid ${edge};padding:12px 16px` }, content), TOP);

/** By when we promised to be in touch. */
export const dueBlock = (due: string): Html =>
  box(
    { className: 'm-due', fill: palette.sunSoft, edge: palette.sun },
    html`<p class="m-text" style="${mailStyles.number}">${due}</p>`,
  );

export const warningsBlock = (warnings: readonly string[]): Html =>
  box(
    { className: 'm-warn', fill: palette.dangerSoft, edge: palette.danger },
    warnings.map(
      (warning) =>
        html`<p class="m-warn-text" style="${mailStyles.text};font-weight:600;color:${palette.danger}">${warning}</p>`,
    ),
  );

function phoneLine({ phone, dial }: SalesContact): Html | false {
  if (!phone) return false;
  const link = safeLink(dial);
  const size = 'font-size:24px;line-height:32px;font-weight:700';
  if (!link) return html`<p class="m-text" style="${mailStyles.text};${size}">${phone}</p>`;
  return html`<p class="m-text" style="${mailStyles.text};${size}">
    <a class="m-link" href="${link}" style="${mailStyles.link};text-decoration:none">${phone}</a>
  </p>`;
}

const placeLine = ({ address, postcode }: SalesContact): Html | false =>
  Boolean(address || postcode) &&
  html`<p class="m-text" style="${mailStyles.text};padding-top:4px;word-break:break-word">
    ${address}${address && postcode && ', '}${postcode && html`<strong>${postcode}</strong>`}
  </p>`;

// A business is who we know them as, the person is who we ask for.
const nameLines = ({ name, business }: SalesContact): Html =>
  business
    ? html`<h1 class="m-text" style="${mailStyles.title};word-break:break-word">${business}</h1>
        <p class="m-text" style="${mailStyles.number};word-break:break-word">${name}</p>`
    : html`<h1 class="m-text" style="${mailStyles.title};word-break:break-word">${name}</h1>`;

export const whoBlock = (contact: SalesContact): Html =>
  block(
    html`${nameLines(contact)} ${phoneLine(contact)}
      <p class="m-text" style="${mailStyles.text};word-break:break-word">
        <a class="m-link" href="${safeLink(mailtoLink(contact.email))}" style="${mailStyles.link}">${contact.email}</a>
      </p>
      ${placeLine(contact)}`,
  );

/** What the visitor asks of whoever answers, as it was typed. */
export const wishesBlock = (wishes: readonly MailRow[]): Html =>
  block(
    html`${wishes.map(
      ({ label, value }) =>
        html`<p class="m-text" style="${mailStyles.text};padding-bottom:6px;word-break:break-word">
          <strong>${label}:</strong> ${htmlLines(value)}
        </p>`,
    )}`,
    '14px 36px 0',
  );

/** One figure a line: side by side they would push each other out of a narrow window. */
export const headlineBlock = (headline: readonly MailRow[]): Html =>
  block(
    tableOfRows(
      headline.map(
        ({ label, value }) =>
          html`<tr>
            <th
              scope="row"
              class="m-soft m-tint"
              width="38%"
              bgcolor="${palette.mist}"
              style="${mailStyles.soft};background-color:${palette.mist};padding:7px 8px 7px 16px;font-weight:400;text-align:left"
            >
              ${label}
            </th>
            <td
              class="m-text m-tint"
              bgcolor="${palette.mist}"
              style="${mailStyles.text};background-color:${palette.mist};padding:7px 16px 7px 0;font-size:18px;font-weight:700;word-break:break-word"
            >
              ${value}
            </td>
          </tr>`,
      ),
    ),
    '20px 36px 0',
  );

/** Who has the lead: nobody else need call. */
export const takenBlock = (words: string): Html =>
  box(
    { className: 'm-tint', fill: palette.mist, edge: palette.tyne },
    html`<p class="m-text" style="${mailStyles.number}">${words}</p>`,
  );

/** The one button of the mail. */
export const buttonBlock = (address: string, words: string): Html => block(mailButton(address, words), '18px 36px 0');

/** A link and no button: what a salesperson is to press is the telephone. */
export const linkBlock = (address: string, words: string): Html =>
  block(
    html`<p class="m-text" style="${mailStyles.text}">
      <a class="m-link" href="${safeLink(address)}" style="${mailStyles.link};font-weight:700">${words}</a>
    </p>`,
    '14px 36px 0',
  );

/** Every answer, the long text of a visitor included. */
export const sectionBlock = (heading: string, rows: readonly MailRow[]): Html =>
  block(rowsTable(heading, rows, htmlLines));

export const noteBlock = (note: string): Html =>
  block(html`<p class="m-soft" style="${mailStyles.soft}">${note}</p>`, '20px 36px 0');
