import path from 'node:path';

// The defaults that api/config/config.ts has too; pages may not import the API.
const DEFAULT_PORT = '3000';
const DEFAULT_PARTNER_PORT = '3001';
const DEFAULT_DATA_DIR = 'data';

type Place = readonly [name: string, place: string];
type Environment = Readonly<Record<string, string | undefined>>;

/** Ports by the same rules as the server's: an empty variable is one that is not set. */
export const portsOf = (environment: Environment): { site: number; partner: number } => ({
  site: Number(environment['PORT'] || DEFAULT_PORT),
  partner: Number(environment['DEMO_PARTNER_PORT'] || DEFAULT_PARTNER_PORT),
});

/** The address that a server in this environment has for its visitors, without a slash at the end. */
export function publicUrlOf(environment: Environment): string {
  const set = environment['PUBLIC_URL']?.trim() ?? '';
  return URL.canParse(set) ? new URL(set).origin : `http://localhost:${portsOf(environment).site}`;
}

/** Where everything is, for the person who has just started it. */
export function whereabouts(environment: Environment, folder: string, more: readonly Place[] = []): string {
  const { site, partner } = portsOf(environment);
  const dataDir = path.resolve(folder, environment['DATA_DIR'] || DEFAULT_DATA_DIR);
  const mails = environment['SMTP_URL']
    ? 'sent by SMTP'
    : `${path.join(dataDir, 'mail', '*.eml')} (SMTP_URL is not set)`;
  const demo = ['Partner demo', `http://localhost:${partner}`] as const;
  const rows: readonly Place[] = [
    ['Site', `http://localhost:${site}`],
    ['Solar quote', `http://localhost:${site}/solar-quote`],
    ...(environment['NODE_ENV'] === 'production' ? [] : [demo]),
    ['Leads', path.join(dataDir, 'leads.sqlite')],
    ['Mails', mails],
    ...more,
  ];
  const lines = rows.map(([name, place]) => `  ${name.padEnd(14)}${place}`);
  return `\n${lines.join('\n')}\n\n  Stop with Ctrl+C.\n\n`;
}
