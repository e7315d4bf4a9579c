import path from 'node:path';

// The defaults that api/config.ts has too; pages may not import the API.
const DEFAULT_PORT = '3000';
const DEFAULT_PARTNER_PORT = '3001';
const DEFAULT_DATA_DIR = 'data';

type Environment = Readonly<Record<string, string | undefined>>;

/** Ports by the same rules as the server's: an empty variable is one that is not set. */
export const portsOf = (environment: Environment): { site: number; partner: number } => ({
  site: Number(environment['PORT'] || DEFAULT_PORT),
  partner: Number(environment['DEMO_PARTNER_PORT'] || DEFAULT_PARTNER_PORT),
});

/** Where everything is, for the person who has just started it. */
export function whereabouts(environment: Environment, folder: string): string {
  const { site, partner } = portsOf(environment);
  const dataDir = path.resolve(folder, environment['DATA_DIR'] || DEFAULT_DATA_DIR);
  const mails = environment['SMTP_URL'] ? 'sent by SMTP' : `${path.join(dataDir, 'mail', '*.eml')} (SMTP_URL is not set)`;
  const rows = [
    ['Site', `http://localhost:${site}`],
    ['Solar quote', `http://localhost:${site}/solar-quote`],
    ...(environment['NODE_ENV'] === 'production' ? [] : [['Partner demo', `http://localhost:${partner}`]]),
    ['Leads', path.join(dataDir, 'leads.sqlite')],
    ['Mails', mails],
  ];
  const lines = rows.map(([name = '', place = '']) => `  ${name.padEnd(14)}${place}`);
  return `\n${lines.join('\n')}\n\n  Stop with Ctrl+C.\n\n`;
}
