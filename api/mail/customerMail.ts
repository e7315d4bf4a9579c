import { company, telephoneLink } from '#contract/common/company.ts';
import { palette } from '#contract/common/palette.ts';
import { greetingName } from '#contract/common/text.ts';
import { html, mailtoLink, safeLink } from '../documents/html.ts';
import type { Html } from '../documents/html.ts';
import type { QuoteDocument, QuoteFigure } from '../documents/quoteDocument.ts';
import { greeting, validUntil, wording } from '../documents/wording.ts';
import type { MailContent } from './mailContent.ts';
import { block, mailPage, mailStyles, rowsTable } from './mailLayout.ts';
import { plain, plainMail, plainRows, subjectLine } from './mailText.ts';

export interface CustomerMailInput {
  readonly firstName: string;
  readonly reference: string;
  readonly document: QuoteDocument;
  /** Of the saved-quote page, absolute. */
  readonly quoteUrl: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

const FIGURES_IN_A_ROW = 3;
const WHY = `You receive this email because someone asked ${company.brand} for a quote and gave this address. If it was not you, you need do nothing; tell us and we will delete it.`;

const mainFigure = (figure: QuoteFigure): Html =>
  html`<p class="m-soft" style="${mailStyles.soft}">${figure.label}</p>
    <p class="m-main" style="${mailStyles.mainNumber}">${figure.value}</p>
    ${figure.note !== undefined && html`<p class="m-soft" style="${mailStyles.soft}">${figure.note}</p>`}`;

const smallFigures = (figures: readonly QuoteFigure[]): Html =>
  html`<tr>
    ${figures.map(
      (figure) =>
        html`<td class="m-third" width="33%" style="padding:0 10px 16px 0;vertical-align:top">
          <p class="m-text" style="${mailStyles.number}">${figure.value}</p>
          <p class="m-soft" style="${mailStyles.soft};font-size:13px;line-height:18px">
            ${figure.label}${figure.note !== undefined && html`<br />${figure.note}`}
          </p>
        </td>`,
    )}
  </tr>`;

function inRows<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

function figuresBlock(figures: readonly QuoteFigure[]): Html {
  const main = figures.find(({ isMain }) => isMain) ?? figures[0];
  const others = figures.filter((figure) => figure !== main);
  return block(
    html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td
          class="m-tint"
          bgcolor="${palette.mist}"
          style="background-color:${palette.mist};border-radius:12px;padding:20px 22px 4px"
        >
          ${main && mainFigure(main)}
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:16px">
            ${inRows(others, FIGURES_IN_A_ROW).map(smallFigures)}
          </table>
        </td>
      </tr>
    </table>`,
    '24px 36px 0',
  );
}

const button = (address: string, words: string): Html =>
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

const callToAction = ({ quoteUrl, expiresAt }: CustomerMailInput): Html =>
  block(
    html`${button(quoteUrl, 'View your saved quote')}
      <p class="m-soft" style="${mailStyles.soft};padding-top:12px">
        ${validUntil(expiresAt)}. The whole quote is attached as a PDF.
      </p>`,
  );

function breakdownBlock(breakdown: NonNullable<QuoteDocument['breakdown']>): Html {
  return block(
    html`${rowsTable(breakdown.heading, breakdown.rows)}
      <table width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;border-collapse:collapse">
        <tr>
          <th scope="row" class="m-text" width="42%" style="${mailStyles.total}">${breakdown.total.label}</th>
          <td class="m-text" style="${mailStyles.total}">${breakdown.total.value}</td>
        </tr>
      </table>
      ${breakdown.note !== undefined && html`<p class="m-soft" style="${mailStyles.soft}">${breakdown.note}</p>`}`,
  );
}

const nextSteps = (steps: QuoteDocument['nextSteps']): Html =>
  block(
    html`<h2 class="m-text" style="${mailStyles.heading};padding-bottom:10px">${wording.nextStepsHeading}</h2>
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
        ${steps.map(
          (step, index) =>
            html`<tr>
              <td width="46" style="padding:2px 14px 16px 0;vertical-align:top">
                <table role="presentation" cellpadding="0" cellspacing="0" border="0">
                  <tr>
                    <td
                      align="center"
                      width="32"
                      height="32"
                      bgcolor="${palette.sunSoft}"
                      style="${mailStyles.text};width:32px;height:32px;border-radius:16px;background-color:${palette.sunSoft};font-weight:700;color:${palette.sunDeep}"
                    >
                      ${index + 1}
                    </td>
                  </tr>
                </table>
              </td>
              <td style="padding:4px 0 16px;vertical-align:top">
                <p class="m-text" style="${mailStyles.text};font-weight:700">${step.title}</p>
                <p class="m-soft" style="${mailStyles.soft};font-size:15px">${step.text}</p>
              </td>
            </tr>`,
        )}
      </table>`,
  );

const phoneLink = html`<a
  class="m-link"
  href="${telephoneLink(company.phone)}"
  style="${mailStyles.link};font-weight:700"
  >${company.phone}</a
>`;
const mailLink = html`<a class="m-link" href="${mailtoLink(company.email)}" style="${mailStyles.link}"
  >${company.email}</a
>`;

const contact = (reference: string): Html =>
  block(
    html`<h2 class="m-text" style="${mailStyles.heading};padding-bottom:4px">${wording.contactHeading}</h2>
      <p class="m-text" style="${mailStyles.text}">
        Call ${phoneLink} (${wording.hours}), write to ${mailLink} or simply reply to this email. Your reference is
        <strong>${reference}</strong>.
      </p>`,
  );

const smallPrint = (): Html =>
  block(
    html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td class="m-line" style="border-top:1px solid ${palette.line};padding-top:18px">
          ${[wording.notFormal, wording.useOfDetails, WHY, `${company.brand}, ${wording.address}`, wording.sampleNote]
            .filter(Boolean)
            .map(
              (sentence) =>
                html`<p class="m-soft" style="${mailStyles.soft};font-size:13px;line-height:19px;padding-bottom:8px">
                  ${sentence}
                </p>`,
            )}
        </td>
      </tr>
    </table>`,
  );

const plainFigure = ({ label, value, note }: QuoteFigure): string =>
  `${plain(label)}: ${plain(value)}${note === undefined ? '' : ` (${plain(note)})`}`;

function textPart({ firstName, reference, document, quoteUrl, expiresAt }: CustomerMailInput): string {
  const { breakdown } = document;
  return plainMail(
    greeting(firstName),
    `${plain(document.title)}: ${plain(document.subtitle)}\nReference ${reference}. ${validUntil(expiresAt)}.`,
    document.figures.map(plainFigure).join('\n'),
    `View your saved quote: ${quoteUrl}\nThe whole quote is attached as a PDF.`,
    ...document.sections.map(({ heading, rows }) => plainRows(heading, rows)),
    breakdown
      ? `${plainRows(breakdown.heading, [...breakdown.rows, breakdown.total])}${breakdown.note ? `\n${plain(breakdown.note)}` : ''}`
      : '',
    [
      wording.nextStepsHeading.toUpperCase(),
      ...document.nextSteps.map(({ title, text }, index) => `${index + 1}. ${plain(title)}: ${plain(text)}`),
    ].join('\n'),
    `${wording.contactHeading.toUpperCase()}\nCall ${company.phone} (${wording.hours}), write to ${company.email} or simply reply to this email.`,
    [wording.notFormal, wording.useOfDetails, WHY].join('\n'),
    [`${company.brand}, ${wording.address}`, wording.sampleNote].filter(Boolean).join('\n'),
  );
}

/** The customer's copy. Of what the visitor wrote it holds the first name and nothing else. */
export function renderCustomerMail(input: CustomerMailInput): MailContent {
  const { document, reference } = input;
  const name = greetingName(input.firstName);
  const subject = `${subjectLine([`${document.title} ${reference}`])} from ${company.brand}`;
  const content = [
    block(
      html`<h1 class="m-text" style="${mailStyles.title}">${document.title}${name && `, ${name}`}</h1>
        <p class="m-text" style="${mailStyles.text};font-weight:700;padding-top:4px">${document.subtitle}</p>
        <p class="m-text" style="${mailStyles.text};padding-top:10px">
          Thank you for asking us. Here is what we worked out from your answers.
        </p>`,
      '30px 36px 0',
    ),
    figuresBlock(document.figures),
    callToAction(input),
    ...document.sections.map((section) => block(rowsTable(section.heading, section.rows))),
    ...(document.breakdown ? [breakdownBlock(document.breakdown)] : []),
    nextSteps(document.nextSteps),
    contact(reference),
    smallPrint(),
  ];
  const preview = `${document.figures.map(({ label, value }) => `${label}: ${value}`).join(' · ')} · ${validUntil(input.expiresAt)}`;
  return { subject, html: mailPage({ title: subject, preview, mark: reference, content }), text: textPart(input) };
}
