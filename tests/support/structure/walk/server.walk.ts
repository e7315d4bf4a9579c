import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { requestOf } from '../../../api/support/requests.ts';
import { newKey, startApp } from '../../../api/support/startApp.ts';
import { ANSWER, collectFiles } from './carries.ts';

it('carries the bill from the post to the mail to sales', async () => {
  const app = await startApp({ engine: 'sqlite' });
  const { passed } = collectFiles();
  const { status } = await app.post(requestOf('solar', { 'quoteData.customerInfo.electricityBill': ANSWER }), {
    key: newKey(),
  });
  expect(status).toBe(201);
  const [sent] = await app.mailServer.waitFor(1, ({ mail }) => mail.replyTo?.[0]?.address === 'jane@example.com');
  expect(sent?.mail.text).toContain(String(ANSWER));
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/walk-server.json', JSON.stringify([...passed]));
  await app.close();
});
