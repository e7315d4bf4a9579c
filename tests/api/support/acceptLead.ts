import { expect } from 'vitest';
import { QUOTE_ACTIONS_PATH } from '#contract/common/wire.ts';
import type { FunnelName } from '#contract/tags.ts';
import type { DeliveredMail } from './mailServerMoods.ts';
import { emailPathOf, requestOf, type RequestChanges } from './requests.ts';
import { newKey, SALES, type Answer, type AnswerBody, type TestApp } from './startApp.ts';

/** What the server answered, and the address that the lead came from. */
export type AcceptedLead = AnswerBody & { readonly email: string };

/** Posts a form's request from an address that no other lead has. */
export async function acceptLead(
  app: TestApp,
  funnel: FunnelName,
  changes: RequestChanges = {},
): Promise<AcceptedLead> {
  const email = `${funnel}-${newKey()}@example.com`;
  const emailPath = emailPathOf(funnel);
  const request = requestOf(funnel, { ...(emailPath && { [emailPath]: email }), ...changes });
  const { status, body } = await app.post(request, { key: newKey() });
  expect(status).toBe(201);
  return { ...body, email };
}

/** What a customer does with the quote afterwards. */
export const actOn = (app: TestApp, token: string | undefined, request: object): Promise<Answer> =>
  app.post({ token, ...request }, { path: QUOTE_ACTIONS_PATH });

/** Mails to sales about a lead whose subject fits. */
export const salesMailsAbout = (
  app: TestApp,
  { id }: AnswerBody,
  { count, fits }: { readonly count: number; readonly fits: (subject: string) => boolean },
): Promise<DeliveredMail[]> =>
  app.mailServer.waitFor(
    count,
    ({ to, mail }) => to.includes(SALES) && !!mail.text?.includes(id ?? '?') && fits(mail.subject ?? ''),
  );
