import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi } from './support/engines.ts';
import { startApp, type TestApp } from './support/startApp.ts';

describeApi('health', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  it('is alive and ready', async () => {
    expect((await app.get('/livez')).status).toBe(200);
    expect((await app.get('/readyz')).status).toBe(200);
  });

  it('is alive but not ready while it stops', async () => {
    app.services.readiness.isStopping = true;
    expect((await app.get('/readyz')).status).toBe(503);
    expect((await app.get('/livez')).status).toBe(200);
    app.services.readiness.isStopping = false;
  });

  it('is not ready without its database', async () => {
    const broken = await startApp({ engine });
    await broken.services.database.close();
    expect((await broken.get('/readyz')).status).toBe(503);
    expect((await broken.get('/livez')).status).toBe(200);
    broken.services.partners.close();
    await broken.mailServer.close();
  });

  it('counts answers, leads and mails, and names nobody', async () => {
    const text = await app.services.metrics.expose();
    expect(text).toContain('http_answers_total{route="health",status="200"}');
    expect(text).toContain('lead_to_mail_seconds');
  });
});
