import { startServer } from './startServer.ts';

/** One server for all end-to-end tests; specs find it with serverUnderTest(). */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer({ env: { RATE_LIMIT: 'off' } });
  process.env['E2E_SITE_URL'] = server.siteUrl;
  process.env['E2E_PARTNER_URL'] = server.partnerUrl;
  process.env['E2E_DATA_DIR'] = server.dataDir;
  return server.remove;
}
