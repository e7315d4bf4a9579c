// /widgets/v1/sample.js, in the preview of the tag builder: answers what the tag sends, so that its result can be seen. The
// policy of that page lets nothing out, and no other page may show it.
import {
  APPOINTMENTS_PATH,
  PARTNER_CHECK_PATH,
  QUOTE_ACTIONS_PATH,
  QUOTE_HANDLER_PATH,
  type AppointmentsAnswer,
  type PartnerCheckAnswer,
  type QuoteAnswer,
} from '#contract/common/wire.ts';

const stored: QuoteAnswer = { id: 'sample', reference: 'SAMPLE' };
const known: PartnerCheckAnswer = { status: 'active', origin: 'registered' };
const free: AppointmentsAnswer = { appointments: [] };
const done = { action: 'viewed' };

const ANSWERS: Readonly<Record<string, readonly [status: number, answer: object]>> = {
  [QUOTE_HANDLER_PATH]: [201, stored],
  [QUOTE_ACTIONS_PATH]: [200, done],
  [APPOINTMENTS_PATH]: [200, free],
  [PARTNER_CHECK_PATH]: [200, known],
};

globalThis.fetch = async (input) => {
  const address = input instanceof Request ? input.url : String(input);
  const [status, answer] = ANSWERS[new URL(address, location.href).pathname] ?? [404, {}];
  return new Response(JSON.stringify(answer), { status, headers: { 'Content-Type': 'application/json' } });
};

// The drawn page has a line for it, which is read out when it changes.
document.addEventListener('quote-submitted', () => {
  const note = document.querySelector('[role=status]');
  if (note) note.textContent = 'Sample result: nothing was sent or stored.';
});
