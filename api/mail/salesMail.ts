import { palette } from '#contract/common/palette.ts';
import { formatMoment } from '../documents/formatDate.ts';
import { html, htmlLines, mailtoLink, safeLink } from '../documents/html.ts';
import type { Html } from '../documents/html.ts';
import type { MailContent } from './mailContent.ts';
import { block, mailPage, mailStyles, rowsTable } from './mailLayout.ts';
import type { MailRow } from './mailLayout.ts';
import { plain, plainMail, plainRows, subjectLine } from './mailText.ts';

export interface SalesContact {
  readonly name: string;
  /** As it was typed; "" when it was not asked for. */
  readonly phone: string;
  /** "tel:+441914980123"; "" when the number could not be read. */
  readonly dial: string;
  readonly email: string;
  /** "" when it was not asked for. */
  readonly postcode: string;
  readonly address?: string;
}

export interface SalesMailInput {
  /** What a salesperson sorts by; words of ours only, never a visitor's: ["Solar", "Home", "4 kW", "£3,297", "NE1"]. */
  readonly subjectParts: readonly string[];
  readonly reference: string | null;
  /** The figures to know before calling, the most telling first. */
  readonly headline: readonly MailRow[];
  readonly contact: SalesContact;
  readonly sections: readonly { readonly heading: string; readonly rows: readonly MailRow[] }[];
  /** Sentences on what to look at first: a price that differs, an unknown item, an unknown partner key. */
  readonly flags: readonly string[];
  /** Further sentences beside them. */
  readonly checks?: readonly string[];
  /** In brackets before the subject; "" or absent for none. A mark on every mail would be a mark on no mail. */
  readonly flagLabel?: string;
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly attributionRows: readonly MailRow[];
  readonly leadId: string;
}

const warningsOf = ({ flags, checks = [] }: SalesMailInput): readonly string[] => [...flags, ...checks];

const warnings = (flags: readonly string[]): Html =>
  block(
    html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td
          class="m-warn"
          bgcolor="${palette.dangerSoft}"
          style="background-color:${palette.dangerSoft};border-left:5px solid ${palette.danger};padding:12px 16px"
        >
          ${flags.map((flag) => html`<p class="m-warn-text" style="${mailStyles.text};font-weight:600;color:${palette.danger}">${flag}</p>`)}
        </td>
      </tr>
    </table>`,
    '24px 36px 0',
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
  html`<p class="m-text" style="${mailStyles.text};padding-top:4px">
    ${address}${address && postcode && ', '}${postcode && html`<strong>${postcode}</strong>`}
  </p>`;

const who = (contact: SalesContact): Html =>
  block(
    html`<h1 class="m-text" style="${mailStyles.title}">${contact.name}</h1>
      ${phoneLine(contact)}
      <p class="m-text" style="${mailStyles.text}">
        <a class="m-link" href="${safeLink(mailtoLink(contact.email))}" style="${mailStyles.link}">${contact.email}</a>
      </p>
      ${placeLine(contact)}`,
  );

const headlineBlock = (headline: readonly MailRow[]): Html =>
  block(
    html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;border-collapse:separate">
      <tr>
        ${headline.map(
          (figure, index) =>
            html`<td
              class="m-tint m-gap"
              bgcolor="${palette.mist}"
              style="background-color:${palette.mist};padding:14px 14px 12px;vertical-align:top;${index > 0 && `border-left:3px solid ${palette.paper}`}"
            >
              <p class="m-soft" style="${mailStyles.soft};font-size:13px;line-height:18px">${figure.label}</p>
              <p class="m-text" style="${mailStyles.number}">${figure.value}</p>
            </td>`,
        )}
      </tr>
    </table>`,
    '22px 36px 0',
  );

const lastRows = (input: SalesMailInput): readonly MailRow[] => [
  ...input.attributionRows,
  { label: 'Received', value: formatMoment(input.receivedAt) },
  { label: 'Lead id', value: input.leadId },
];

function textPart(input: SalesMailInput): string {
  const { contact } = input;
  const call = contact.dial
    ? `${plain(contact.phone)} (${plain(contact.dial.replace(/^tel:/, ''))})`
    : plain(contact.phone);
  const place = [contact.address, contact.postcode].filter((part) => part).map((part) => plain(part ?? ''));
  return plainMail(
    warningsOf(input)
      .map((flag) => `! ${plain(flag)}`)
      .join('\n'),
    [plain(contact.name), contact.phone && `Phone: ${call}`, `Email: ${plain(contact.email)}`, place.join(', ')]
      .filter(Boolean)
      .join('\n'),
    input.headline.map(({ label, value }) => `${plain(label)}: ${plain(value)}`).join('\n'),
    ...input.sections.map(({ heading, rows }) => plainRows(heading, rows)),
    plainRows('Where it came from', lastRows(input)),
    'Reply to this email to write to the customer.',
  );
}

function subjectOf({ subjectParts, reference, flagLabel = '' }: SalesMailInput): string {
  const own = reference !== null && !subjectParts.includes(reference) ? [reference] : [];
  const subject = subjectLine([...subjectParts, ...own]);
  return flagLabel ? `[${subjectLine([flagLabel])}] ${subject}` : subject;
}

/** The mail to the sales team: who, how to call, and what for, before anything else. */
export function renderSalesMail(input: SalesMailInput): MailContent {
  const subject = subjectOf(input);
  const content = [
    ...(warningsOf(input).length > 0 ? [warnings(warningsOf(input))] : []),
    who(input.contact),
    ...(input.headline.length > 0 ? [headlineBlock(input.headline)] : []),
    ...input.sections.map(({ heading, rows }) => block(rowsTable(heading, rows, htmlLines))),
    block(rowsTable('Where it came from', lastRows(input), htmlLines)),
    block(
      html`<p class="m-soft" style="${mailStyles.soft}">Reply to this email to write to the customer.</p>`,
      '20px 36px 0',
    ),
  ];
  const preview = input.headline.map(({ label, value }) => `${label}: ${value}`).join(' · ');
  const page = mailPage({ title: subject, preview, mark: input.reference ?? 'New lead', content });
  return { subject, html: page, text: textPart(input) };
}
