import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { palette } from '#contract/common/palette.ts';
import { html, mailtoLink } from '../documents/html.ts';
import { wording } from '../documents/wording.ts';
import {
  type MailContent,
  block,
  mailButton,
  mailPage,
  mailStyles,
  rowsTable,
  type MailRow,
} from '../mail/mailLayout.ts';
import { plain, plainMail, plainRows } from '../mail/mailText.ts';

/** The mail to a customer about an appointment. Of what was typed it holds the first name and nothing else. */
export interface AppointmentMailInput {
  /** "" or nothing but a name. */
  readonly firstName: string;
  /** "Your survey is booked" */
  readonly title: string;
  /** "Tuesday 24 November 2026, 8am to 12pm" */
  readonly when: string;
  readonly rows: readonly MailRow[];
  /** What happens next, a sentence a line. */
  readonly next: readonly string[];
  readonly button: string;
  /** Page to move or cancel it, absolute. */
  readonly url: string;
  readonly calendarNote: string;
  readonly reference: string;
}

const WHY = `You receive this email because someone booked this with ${company.brand} and gave this address. If it wasn’t you, please cancel it with the button above or call us.`;

const sender = [`${company.brand}, ${wording.address}`, wording.sampleNote].filter(Boolean);

const head = ({ firstName, title, when }: AppointmentMailInput) =>
  block(
    html`<h1 class="m-text" style="${mailStyles.title}">${title}${firstName && `, ${firstName}`}</h1>
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:18px">
        <tr>
          <td
            class="m-tint"
            bgcolor="${palette.mist}"
            style="background-color:${palette.mist};border-radius:12px;padding:18px 22px"
          >
            <p class="m-text" style="${mailStyles.number}">${when}</p>
          </td>
        </tr>
      </table>`,
    '30px 36px 0',
  );

const nextBlock = ({ next }: AppointmentMailInput) =>
  block(
    html`<h2 class="m-text" style="${mailStyles.heading};padding-bottom:6px">${wording.nextStepsHeading}</h2>
      ${next.map((sentence) => html`<p class="m-text" style="${mailStyles.text};padding-bottom:6px">${sentence}</p>`)}`,
  );

const contact = html`<a class="m-link" href="${telephoneLink(company.phone)}" style="${mailStyles.link}"
    >${company.phone}</a
  >
  (${wording.hours}) or
  <a class="m-link" href="${mailtoLink(company.email)}" style="${mailStyles.link}">${company.email}</a>`;

const smallPrint = block(
  html`<div class="m-line" style="border-top:1px solid ${palette.line};padding-top:18px">
    ${[WHY, ...sender].map(
      (sentence) =>
        html`<p class="m-soft" style="${mailStyles.soft};font-size:13px;line-height:19px;padding-bottom:8px">
          ${sentence}
        </p>`,
    )}
  </div>`,
);

/** The mail that an appointment is booked, has moved or is cancelled. */
export function renderAppointmentMail(input: AppointmentMailInput): MailContent {
  const { title, when, rows, next, button, url, calendarNote, reference } = input;
  const subject = `${title}: ${when}`;
  const content = [
    head(input),
    nextBlock(input),
    block(
      html`${mailButton(url, button)}
        <p class="m-soft" style="${mailStyles.soft};padding-top:12px">${calendarNote}</p>`,
    ),
    block(rowsTable('Details', rows)),
    block(
      html`<h2 class="m-text" style="${mailStyles.heading};padding-bottom:4px">${wording.contactHeading}</h2>
        <p class="m-text" style="${mailStyles.text}">${contact}</p>`,
    ),
    smallPrint,
  ];
  return {
    subject,
    html: mailPage({ title: subject, preview: next[0] ?? subject, mark: reference, content }),
    text: plainMail(
      `${title}${input.firstName && `, ${input.firstName}`}\n${plain(when)}`,
      `${wording.nextStepsHeading.toUpperCase()}\n${next.map(plain).join('\n')}`,
      `${button}: ${url}\n${calendarNote}`,
      plainRows('Details', rows),
      `${wording.contactHeading.toUpperCase()}\nCall ${company.phone} (${wording.hours}) or write to ${company.email}.`,
      [WHY, ...sender].join('\n'),
    ),
  };
}
