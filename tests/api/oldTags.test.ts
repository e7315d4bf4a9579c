import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releasedContracts } from '../contract/releasedContracts.ts';
import { describeApi } from './support/engines.ts';
import { DEMO_ORIGIN, newKey, startApp, type TestApp } from './support/startApp.ts';

// What tags of earlier releases have sent, byte for byte: they are pinned, cached or open in somebody's browser.

const sent = releasedContracts().flatMap(({ version, bodies }) => bodies.map((one) => ({ version, ...one })));

describeApi('tags of earlier releases', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  describe.each(sent)('$version, $funnel $attributes', ({ funnel, body }) => {
    it('makes a lead that is mailed, with all that was answered', async () => {
      const answer = await app.post(body, { key: newKey(), headers: { Origin: DEMO_ORIGIN } });
      expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
      const lead = (await app.leads()).find(({ id }) => id === answer.body.id);
      expect(lead).toMatchObject({ funnel, suspect: 0 });
      expect(JSON.parse(lead?.body ?? '{}')).toMatchObject({ quoteData: answersOf(body) });
    });
  });
});

// Its computed figures are ours to change, and stand under `quote`.
function answersOf(body: unknown): object {
  const { quoteData } = body as { quoteData: { quote?: object } };
  const { quote: _figures, ...answers } = quoteData;
  return answers;
}
