import { company } from '#contract/common/company.ts';
import { formatMoment } from '../documents/formatDate.ts';
import { html } from '../documents/html.ts';
import { wording } from '../documents/wording.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { parseSalesSummary } from '../leads/salesSummary.ts';
import type { Composer } from './composer.ts';
import { block, mailPage, mailStyles, rowsTable, type MailContent, type MailRow } from './mailLayout.ts';
import { plainMail, plainRows, subjectLine } from './mailText.ts';

const TITLE = 'A new enquiry from your page';
const INTRO =
  'Someone has sent a form on one of your pages. Our sales team has it and will get in touch with them. You don’t need to do anything.';
const PRIVATE =
  'We leave out who it was and what they wrote: they gave that to us, not to you. Quote the reference if you want to ask about it.';
const WHY = `You get this because your address is down for leads from your pages. To change that or stop it, write to ${company.email}.`;

// Words of ours alone: the kind of lead stands first among the parts of a subject.
const kindOf = ({ sales }: LeadRow): string => parseSalesSummary(JSON.parse(sales)).subjectParts[0] ?? '';

// No blank, no dot: neither a sentence nor a link of somebody who has written the request by hand.
const PLAIN_ID = /^[\w/#-]+$/;

function rowsOf(lead: LeadRow): readonly MailRow[] {
  return [
    ...(lead.reference === null ? [] : [{ label: 'Reference', value: lead.reference }]),
    ...(PLAIN_ID.test(lead.partner_reference ?? '')
      ? [{ label: 'Your reference', value: lead.partner_reference ?? '' }]
      : []),
    { label: 'Form', value: kindOf(lead) },
    { label: 'Received', value: formatMoment(lead.created_at) },
    { label: 'Status', value: 'With our sales team' },
  ];
}

/** Reference, form, date and status, and nothing of the visitor. */
function renderPartnerMail(lead: LeadRow): MailContent {
  const subject = subjectLine([TITLE, kindOf(lead), lead.reference ?? '']);
  const sender = [`${company.brand}, ${wording.address}`, wording.sampleNote].filter(Boolean);
  const content = [
    block(
      html`<h1 class="m-text" style="${mailStyles.title}">${TITLE}</h1>
        <p class="m-text" style="${mailStyles.text};padding-top:8px">${INTRO}</p>`,
    ),
    block(rowsTable('The enquiry', rowsOf(lead))),
    block(
      html`${[PRIVATE, WHY, ...sender].map(
        (sentence) => html`<p class="m-soft" style="${mailStyles.soft};padding-bottom:8px">${sentence}</p>`,
      )}`,
    ),
  ];
  return {
    subject,
    html: mailPage({ title: subject, preview: INTRO, mark: 'Partners', content }),
    text: plainMail(INTRO, plainRows('The enquiry', rowsOf(lead)), PRIVATE, WHY, sender.join('\n')),
  };
}

interface Services {
  /** Of a partner, as it is now. */
  readonly addressOf: (partner: string) => Promise<string | undefined>;
}

/** Tells a partner of a lead from its page. One that wants no mails any more when it would leave gets none. */
export const composePartnerMail =
  ({ addressOf }: Services): Composer =>
  async (lead) => {
    const address = lead.partner_id === null ? undefined : await addressOf(lead.partner_id);
    if (address === undefined) return undefined;
    const headers = { 'Auto-Submitted': 'auto-generated' };
    return { ...renderPartnerMail(lead), to: [{ address }], headers, event: 'partner' };
  };
