/** The server that Playwright's global set-up started. */
export interface ServerUnderTest {
  /** Origin of the company's own site, with widgets and API. */
  readonly siteUrl: string;
  /** Another origin, with the demo partner's pages. */
  readonly partnerUrl: string;
  /** Holds leads.sqlite and mail/*.eml: see leads.ts and mails.ts. */
  readonly dataDir: string;
}

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the specs through Playwright's configuration`);
  return value;
}

/** Where a spec finds the server: by the environment that workers inherit. */
export const serverUnderTest = (): ServerUnderTest => ({
  siteUrl: fromEnvironment('E2E_SITE_URL'),
  partnerUrl: fromEnvironment('E2E_PARTNER_URL'),
  dataDir: fromEnvironment('E2E_DATA_DIR'),
});
