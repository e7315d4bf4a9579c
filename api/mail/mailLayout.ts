import { company } from '#contract/common/company.ts';
import { palette } from '#contract/common/palette.ts';
import { html, Html, htmlDocument, safeLink } from '../documents/html.ts';

/** A mail as it is worded: what the templates make and the transport sends. */
export interface MailContent {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Arial,sans-serif";

/** Declarations of ours: their quotes would else be entities in each attribute. */
const css = (declarations: string): Html => new Html([declarations], []);

/** @param size in px @param line its height, in px */
const letters = (size: number, line: number): string => `font-size:${size}px;line-height:${line}px`;

/** The same in bold, with no number for the weight: so writes Word, which is Outlook's engine. */
const bold = (size: number, line: number): string => `${letters(size, line)};font-weight:bold`;

const typeface = css(FONT);

/** What a cell of a table of rows is written in, unless it says so itself. */
const ROWS = `${letters(15, 22)};color:${palette.ink}`;

const cell = (padding: string, edge: string): string => `padding:${padding};border-top:${edge}`;
const rowEdge = `1px solid ${palette.line}`;

/**
 * Some mail programs leave style sheets out, so all is inline, and again by class for dark mode. What a hundred cells have in
 * common is there twice instead: where they inherit it from, and in the style sheet for Outlook, which hands nothing down to
 * cells.
 */
export const mailStyles = {
  brand: css(`${bold(19, 26)};color:${palette.white}`),
  mark: css(`${letters(14, 26)};color:${palette.sunSoft};white-space:nowrap`),
  text: css(`margin:0;${letters(16, 24)};color:${palette.ink}`),
  soft: css(`margin:0;${letters(14, 21)};color:${palette.inkSoft}`),
  title: css(`margin:0;${bold(26, 33)};color:${palette.ink}`),
  heading: css(`margin:0;${bold(18, 26)};color:${palette.ink}`),
  number: css(`margin:0;${bold(20, 28)};color:${palette.ink}`),
  mainNumber: css(`margin:0;${bold(42, 50)};color:${palette.tyneDeep}`),
  link: css(`color:${palette.tyne};text-decoration:underline`),
  rows: css(`width:100%;${ROWS}`),
  label: css(`text-align:left;font-weight:normal;color:${palette.inkSoft};${cell('9px 12px 9px 0', rowEdge)}`),
  value: css(`font-weight:600;${cell('9px 0', rowEdge)}`),
  total: css(
    `text-align:left;${bold(17, 24)};color:${palette.ink};${cell('11px 12px 11px 0', `2px solid ${palette.tyne}`)}`,
  ),
} as const;

// Written as markup of ours, so no value of a visitor's ever gets into it.
const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
td, th, p, h1, h2, a { ${FONT} }
.m-rows td, .m-rows th { ${ROWS} }
a { text-underline-offset: 3px; }
@media (max-width: 480px) {
  .m-pad { padding-left: 20px !important; padding-right: 20px !important; }
  .m-figures { padding-left: 16px !important; padding-right: 16px !important; }
  .m-figure { font-size: 16px !important; line-height: 24px !important; }
  .m-main { font-size: 32px !important; line-height: 40px !important; }
}
@media (max-width: 340px) {
  .m-pad { padding-left: 14px !important; padding-right: 14px !important; }
  .m-figures { padding-left: 12px !important; padding-right: 12px !important; }
  .m-figure { font-size: 14px !important; }
}
@media (prefers-color-scheme: dark) {
  .m-page { background-color: ${palette.night} !important; }
  .m-card { background-color: ${palette.nightRaised} !important; border-color: ${palette.nightLine} !important; }
  .m-tint { background-color: ${palette.night} !important; }
  .m-text { color: ${palette.moon} !important; }
  .m-soft { color: ${palette.moonSoft} !important; }
  .m-link, .m-main { color: ${palette.tyneLight} !important; }
  .m-line { border-color: ${palette.nightLine} !important; }
  .m-due { background-color: ${palette.night} !important; }
  .m-warn { background-color: ${palette.night} !important; border-color: ${palette.dangerLight} !important; }
  .m-warn-text { color: ${palette.dangerLight} !important; }
}`;
const styleSheet = new Html([`<style>${sheet}</style>`], []);

export interface MailRow {
  readonly label: string;
  readonly value: string;
}

/** A block of the mail with the side padding of the card. */
export const block = (content: Html, padding = '28px 36px 0'): Html =>
  html`<tr>
    <td class="m-pad" style="padding:${padding}">${content}</td>
  </tr>`;

interface ColouredBox {
  /** For dark mode. */
  readonly className: string;
  readonly fill: string;
  readonly style: string;
}

/** A table of one cell with a colour of its own: mail programs colour cells, and little else. */
export const colouredBox = ({ className, fill, style }: ColouredBox, content: Html | readonly Html[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td class="${className}" bgcolor="${fill}" style="background-color:${fill};${style}">${content}</td>
    </tr>
  </table>`;

/** A table whose cells take their letters from it, unless they say so themselves. @param style what else it is */
export const tableOfRows = (rows: readonly Html[], style = 'border-collapse:collapse'): Html =>
  html`<table
    class="m-rows"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="${mailStyles.rows};${style}"
  >
    ${rows}
  </table>`;

/** A heading over a table of label and value. @param values how a value is written; plain text without */
export function rowsTable(
  heading: string,
  rows: readonly MailRow[],
  values: (value: string) => Html | readonly Html[] = (value) => html`${value}`,
): Html {
  return html`<h2 class="m-text" style="${mailStyles.heading};padding-bottom:8px">${heading}</h2>
    ${tableOfRows(
      rows.map(
        (row) =>
          html`<tr valign="top">
            <th scope="row" class="m-soft m-line" width="42%" style="${mailStyles.label}">${row.label}</th>
            <td class="m-text m-line" style="${mailStyles.value};word-break:break-word">${values(row.value)}</td>
          </tr>`,
      ),
    )}`;
}

/** A link that looks like a button, in every mail program. @param address absolute */
export const mailButton = (address: string, words: string): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td bgcolor="${palette.tyne}" style="background-color:${palette.tyne};border-radius:10px">
        <a
          href="${safeLink(address)}"
          style="${mailStyles.text};display:inline-block;padding:14px 26px;font-weight:700;color:${palette.white};text-decoration:none"
          >${words}</a
        >
      </td>
    </tr>
  </table>`;

interface MailPage {
  readonly title: string;
  /** What a mail program shows beside the subject. */
  readonly preview: string;
  /** Right of the brand in the head of the card. */
  readonly mark: string;
  /** Rows of the card, made by `block`. */
  readonly content: Html | readonly Html[];
}

const header = (mark: string): Html =>
  html`<tr>
      <td
        class="m-pad"
        bgcolor="${palette.tyneDeep}"
        style="background-color:${palette.tyneDeep};padding:22px 36px;border-radius:14px 14px 0 0"
      >
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
          <tr>
            <td style="${mailStyles.brand}">${company.brand}</td>
            <td align="right" style="${mailStyles.mark}">${mark}</td>
          </tr>
        </table>
      </td>
    </tr>
    <tr>
      <td
        bgcolor="${palette.sun}"
        height="5"
        style="height:5px;line-height:5px;font-size:0;background-color:${palette.sun}"
      >
        &nbsp;
      </td>
    </tr>`;

/** The whole HTML part. */
export const mailPage = (page: MailPage): string =>
  htmlDocument({
    title: page.title,
    meta: {
      'color-scheme': 'light dark',
      'supported-color-schemes': 'light dark',
      'format-detection': 'telephone=no, date=no, address=no, email=no',
    },
    styleSheet,
    body: html`<body class="m-page" style="margin:0;padding:0;${typeface};background-color:${palette.sand}">
      <div style="display:none;max-height:0;overflow:hidden;opacity:0">${page.preview}</div>
      <table
        role="presentation"
        class="m-page"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        border="0"
        bgcolor="${palette.sand}"
        style="${typeface};background-color:${palette.sand}"
      >
        <tr>
          <td align="center" style="padding:24px 10px 40px">
            <table
              role="presentation"
              class="m-card"
              width="600"
              cellpadding="0"
              cellspacing="0"
              border="0"
              bgcolor="${palette.paper}"
              style="width:100%;max-width:600px;background-color:${palette.paper};border:1px solid ${palette.line};border-radius:15px;text-align:left"
            >
              ${header(page.mark)} ${page.content}
              <tr>
                <td height="36" style="height:36px;font-size:0;line-height:36px">&nbsp;</td>
              </tr>
            </table>
          </td>
        </tr>
      </table>
    </body>`,
  });
