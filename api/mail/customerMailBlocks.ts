import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { palette } from '#contract/common/palette.ts';
import { greetingName } from '#contract/common/text.ts';
import { html, mailtoLink, type Html } from '../documents/html.ts';
import type { QuoteDocument, QuoteFigure } from '../documents/quoteDocument.ts';
import { validUntil, wording, wordsOf } from '../documents/wording.ts';
import { block, colouredBox, mailButton, mailStyles, rowsTable, tableOfRows } from './mailLayout.ts';

export interface CustomerMailInput {
  readonly firstName: string;
  readonly reference: string;
  readonly document: QuoteDocument;
  /** Of the saved-quote page, absolute; without one no PDF is attached either. */
  readonly quoteUrl: string | undefined;
  /** ISO 8601. */
  readonly issuedAt: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** Small print of both parts. */
export const lastSentences = (document: QuoteDocument): string[] => {
  const { notFormal, useOfDetails, why } = wordsOf(document);
  return [notFormal, useOfDetails, why].filter(Boolean);
};

const mainFigure = (figure: QuoteFigure): Html =>
  html`<p class="m-soft" style="${mailStyles.soft}">${figure.label}</p>
    <p class="m-main" style="${mailStyles.mainNumber}">${figure.value}</p>
    ${figure.note !== undefined && html`<p class="m-soft" style="${mailStyles.soft}">${figure.note}</p>`}`;

/** A row each, which three beside each other are not on a telephone: the third would be alone, and long values break. */
const smallFigure = ({ label, value, note }: QuoteFigure): Html =>
  html`<tr>
    <th scope="row" class="m-soft m-line" style="${mailStyles.label}">
      ${label}${note !== undefined && html`<br />${note}`}
    </th>
    <td
      class="m-text m-line m-figure"
      valign="top"
      style="${mailStyles.value};font-size:20px;line-height:28px;font-weight:700;text-align:right;white-space:nowrap"
    >
      ${value}
    </td>
  </tr>`;

function figuresBlock(figures: readonly QuoteFigure[]): Html {
  const main = figures.find(({ isMain }) => isMain) ?? figures[0];
  const others = figures.filter((figure) => figure !== main);
  const rows = others.length > 0 && tableOfRows(others.map(smallFigure), 'margin:14px 0 -9px');
  return block(
    colouredBox(
      { className: 'm-tint m-figures', fill: palette.mist, style: 'border-radius:12px;padding:20px 22px' },
      html`${main && mainFigure(main)} ${rows}`,
    ),
    '24px 36px 0',
  );
}

function callToAction({ document, quoteUrl, issuedAt, expiresAt }: CustomerMailInput): Html[] {
  if (quoteUrl === undefined) return [];
  const words = wordsOf(document);
  return [
    block(
      html`${mailButton(quoteUrl, words.openSaved)}
        <p class="m-soft" style="${mailStyles.soft};padding-top:12px">
          ${validUntil({ issuedAt, expiresAt })}. ${words.attached}
        </p>`,
    ),
  ];
}

const noteBelow = (note: string | undefined): Html | false =>
  note !== undefined && html`<p class="m-soft" style="${mailStyles.soft}">${note}</p>`;

function breakdownBlock(breakdown: NonNullable<QuoteDocument['breakdown']>): Html {
  return block(
    html`${rowsTable(breakdown.heading, breakdown.rows)}
    ${tableOfRows([
      html`<tr valign="top">
        <th scope="row" class="m-text" width="42%" style="${mailStyles.total}">${breakdown.total.label}</th>
        <td class="m-text" style="${mailStyles.total}">${breakdown.total.value}</td>
      </tr>`,
    ])}
    ${noteBelow(breakdown.note)}`,
  );
}

const nextSteps = (steps: QuoteDocument['nextSteps']): Html =>
  block(
    html`<h2 class="m-text" style="${mailStyles.heading};padding-bottom:10px">${wording.nextStepsHeading}</h2>
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
        ${steps.map(
          (step, index) =>
            html`<tr>
              <td width="32" style="padding:2px 14px 16px 0;vertical-align:top">
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
const mailLink = html`<a
  class="m-link"
  href="${mailtoLink(company.email)}"
  style="${mailStyles.link};white-space:nowrap"
  >${company.email}</a
>`;

const contact = (reference: string): Html =>
  block(
    html`<h2 class="m-text" style="${mailStyles.heading};padding-bottom:4px">${wording.contactHeading}</h2>
      <p class="m-text" style="${mailStyles.text}">
        Call ${phoneLink} (${wording.hours}), write to ${mailLink} or simply reply to this email.
        ${reference && html`Your reference is <strong>${reference}</strong>.`}
      </p>`,
  );

const smallPrint = (document: QuoteDocument): Html =>
  block(
    html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td class="m-line" style="border-top:1px solid ${palette.line};padding-top:18px">
          ${[...lastSentences(document), `${company.brand}, ${wording.address}`, wording.sampleNote]
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

const head = ({ title, subtitle, promise, kind }: QuoteDocument, name: string): Html =>
  block(
    html`<h1 class="m-text" style="${mailStyles.title}">${title}${name && `, ${name}`}</h1>
      ${subtitle && html`<p class="m-text" style="${mailStyles.text};font-weight:700;padding-top:4px">${subtitle}</p>`}
      <p class="m-text" style="${mailStyles.text};padding-top:10px">${wordsOf({ kind }).thanks}</p>
      ${promise && html`<p class="m-text" style="${mailStyles.text};font-weight:700;padding-top:10px">${promise}</p>`}`,
    '30px 36px 0',
  );

/** The blocks of the HTML part. Of what the visitor wrote they hold the first name and nothing else. */
export function customerMailContent(input: CustomerMailInput): readonly Html[] {
  const { document, reference } = input;
  return [
    head(document, greetingName(input.firstName)),
    ...(document.figures.length > 0 ? [figuresBlock(document.figures)] : []),
    ...callToAction(input),
    ...document.sections.map(({ heading, rows, note }) => block(html`${rowsTable(heading, rows)}${noteBelow(note)}`)),
    ...(document.breakdown ? [breakdownBlock(document.breakdown)] : []),
    ...(document.nextSteps.length > 0 ? [nextSteps(document.nextSteps)] : []),
    contact(reference),
    smallPrint(document),
  ];
}
