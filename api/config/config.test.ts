import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig, describeConfig } from './config.ts';

const problemsOf = (environment: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readConfig(environment, '/srv/quotes');
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

const MAIL = { SMTP_URL: 'smtp://u:secret@mail.example:587', MAIL_FROM: 'q@q.example', SALES_EMAIL: 's@q.example' };

describe('no configuration at all', () => {
  const config = readConfig({}, '/srv/quotes');

  it('is enough to start', () => {
    expect(config).toMatchObject({
      port: 3000,
      demoPartnerPort: 3001,
      dataDir: '/srv/quotes/data',
      publicUrl: 'http://localhost:3000',
      rateLimit: { count: 50, windowMs: 10_000 },
      trustProxy: [],
    });
  });

  it('says that mails are written to files', () => {
    expect(config.notices.join()).toContain('/srv/quotes/data/mail');
  });

  it('allows both local ports on every local name', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      expect(config.allowedOrigins).toContain(`http://${host}:3000`);
      expect(config.allowedOrigins).toContain(`http://${host}:3001`);
    }
  });
});

describe('in production', () => {
  const config = readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://q.example/', ...MAIL }, '/srv');

  it('there is no demo partner and no local origin', () => {
    expect(config.demoPartnerPort).toBeUndefined();
    expect(config.allowedOrigins).toEqual(['https://q.example']);
  });
});

describe('mails in production', () => {
  it('need a server, or the word that files are meant', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([expect.stringMatching(/^SMTP_URL: .*MAIL=files/)]);
    expect(problemsOf({ NODE_ENV: 'production', ...MAIL })).toEqual([]);
    expect(problemsOf({ NODE_ENV: 'production', MAIL: 'files' })).toEqual([]);
  });

  it('are not said to be files by the mailbox of a login shell', () => {
    expect(problemsOf({ NODE_ENV: 'production', MAIL: '/var/mail/quotes' })).toHaveLength(1);
    expect(problemsOf({ MAIL: '/var/mail/quotes', EMAIL: 'me@q.example' })).toEqual([]);
  });

  it('go one of the two ways', () => {
    expect(problemsOf({ ...MAIL, MAIL: 'files' })).toEqual([expect.stringMatching(/^MAIL: /)]);
  });

  it('outside production need nothing, and production is one word', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ NODE_ENV: 'development' })).toEqual([]);
    expect(problemsOf({ NODE_ENV: 'prod' })).toEqual([
      'NODE_ENV: expected one of production, development, test, found "prod"',
    ]);
  });
});

describe('analytics', () => {
  it('are a script, and origins that it sends to', () => {
    const config = readConfig(
      { ANALYTICS_SCRIPT: 'https://stats.example/tag.js?id=1', ANALYTICS_ORIGINS: 'https://*.stats.example' },
      '/srv',
    );
    expect(config.analytics).toEqual({
      script: 'https://stats.example/tag.js?id=1',
      origins: ['https://*.stats.example'],
    });
    expect(readConfig({}, '/srv').analytics).toBeUndefined();
  });

  it.each([
    [{ ANALYTICS_SCRIPT: 'stats.example/tag.js' }, 'ANALYTICS_SCRIPT'],
    [{ ANALYTICS_SCRIPT: 'http://stats.example/tag.js' }, 'ANALYTICS_SCRIPT'],
    [{ ANALYTICS_SCRIPT: "https://stats.example;script-src'/tag.js" }, 'ANALYTICS_SCRIPT'],
    [{ ANALYTICS_SCRIPT: 'https://stats.example/tag.js', ANALYTICS_ORIGINS: 'https://a;b' }, 'ANALYTICS_ORIGINS'],
    [{ ANALYTICS_ORIGINS: 'https://stats.example' }, 'ANALYTICS_SCRIPT'],
  ])('%j is told as wrong', (environment, name) => {
    expect(problemsOf(environment)).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
  });
});

describe('webhooks', () => {
  const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  const URL_OF_CRM = 'https://crm.example/leads?key=hidden';
  const production = { NODE_ENV: 'production', ...MAIL, WEBHOOK_SECRET: SECRET };

  it('are addresses with a secret each, of which only the host is shown', () => {
    const config = readConfig(
      { WEBHOOK_URL: `${URL_OF_CRM}, http://localhost:4000/x`, WEBHOOK_SECRET: `${SECRET} ${SECRET},${SECRET}` },
      '/srv',
    );
    expect(config.webhooks.map(({ url, secrets }) => [url, secrets.length])).toEqual([
      [URL_OF_CRM, 2],
      ['http://localhost:4000/x', 1],
    ]);
    const shown = describeConfig(config).join();
    expect(shown).toContain('https://crm.example, http://localhost:4000');
    expect(shown).not.toMatch(/hidden|whsec/);
    expect(problemsOf({ ...production, WEBHOOK_URL: URL_OF_CRM })).toEqual([]);
  });

  it.each([
    [{ WEBHOOK_URL: 'http://crm.example/hidden', WEBHOOK_SECRET: SECRET }, /^WEBHOOK_URL: .* https:\/\/crm.example/],
    [{ WEBHOOK_URL: 'https://u:hidden@crm.example/', WEBHOOK_SECRET: SECRET }, /^WEBHOOK_URL: .*without user/],
    [{ WEBHOOK_URL: URL_OF_CRM }, /^WEBHOOK_SECRET: expected one for each WEBHOOK_URL, found 0 for 1/],
    [{ WEBHOOK_SECRET: SECRET }, /^WEBHOOK_SECRET: expected one for each WEBHOOK_URL, found 1 for 0/],
    [{ WEBHOOK_URL: URL_OF_CRM, WEBHOOK_SECRET: 'hidden' }, /^WEBHOOK_SECRET: .*24 to 64 bytes/],
    [{ WEBHOOK_URL: URL_OF_CRM, WEBHOOK_SECRET: 'whsec_aGlkZGVu' }, /^WEBHOOK_SECRET: .*24 to 64 bytes/],
    [{ ...production, WEBHOOK_URL: 'http://127.0.0.1/hidden' }, /^WEBHOOK_URL: .* in production/],
    [{ ...production, WEBHOOK_URL: 'https://localhost/hidden' }, /^WEBHOOK_URL: .* in production/],
    [{ ...production, WEBHOOK_URL: 'https://10.1.2.3/hidden' }, /^WEBHOOK_URL: .* in production/],
    [{ ...production, WEBHOOK_URL: 'https://[::ffff:169.254.169.254]/hidden' }, /^WEBHOOK_URL: .* in production/],
  ])('%j is told as wrong, and shown to nobody', (environment, problem) => {
    const problems = problemsOf(environment);
    expect(problems).toEqual([expect.stringMatching(problem)]);
    expect(problems.join()).not.toMatch(/hidden|aGlkZGVu/);
  });
});

describe('a wrong configuration', () => {
  it('is told with every error at once', () => {
    const problems = problemsOf({
      PORT: '99999',
      PUBLIC_URL: 'q.example',
      SMTP_URL: 'http://mail.example',
      MAIL_FROM: 'a@b.example, c@d.example',
      ALLOWED_ORIGINS: 'https://a.example/path',
      TRUST_PROXY: 'true',
      RATE_LIMIT: 'fast',
      LOG_LEVEL: 'loud',
    });
    expect(problems.map((line) => line.split(':')[0] ?? '').toSorted()).toEqual([
      'ALLOWED_ORIGINS',
      'LOG_LEVEL',
      'MAIL_FROM',
      'PORT',
      'PUBLIC_URL',
      'RATE_LIMIT',
      'SMTP_URL',
      'TRUST_PROXY',
    ]);
  });

  it('says what was expected and what was found', () => {
    expect(problemsOf({ PORT: 'abc' })).toEqual(['PORT: expected a port from 1 to 65535, found "abc"']);
  });

  it('never shows a secret', () => {
    expect(problemsOf({ SMTP_URL: 'ftp://user:secret@mail.example' }).join()).not.toContain('secret');
  });

  it('is also a name that is almost a known one', () => {
    expect(problemsOf({ SMTP_URI: 'smtp://x' })).toEqual([
      'SMTP_URI: not a setting of this server. Did you mean SMTP_URL?',
    ]);
    expect(problemsOf({ sales_email: 'x' })).toHaveLength(1);
    expect(problemsOf({ DATABSE_URL: 'x' })).toHaveLength(1);
  });

  it('is not what every machine has', () => {
    expect(problemsOf({ PATH: '/bin', HOST: 'x', HOSTNAME: 'x', HOME: '/', PWD: '/', LANG: 'en', USER: 'x' })).toEqual(
      [],
    );
  });

  it('is SMTP without a sender and a receiver', () => {
    expect(problemsOf({ SMTP_URL: MAIL.SMTP_URL })).toHaveLength(2);
    expect(problemsOf(MAIL)).toEqual([]);
  });

  it.each([
    'mysql://u:secret@db/quotes',
    'postgres://u:secret@db',
    'postgres://u:secret@/quotes',
    'postgres://u:secret@a,,b/quotes',
    'postgres://u:secret@a:port/quotes',
    'u:secret@db',
  ])('is a database that cannot be reached by %s, without showing the password', (DATABASE_URL) => {
    const problems = problemsOf({ DATABASE_URL });
    expect(problems.join()).toMatch(/^DATABASE_URL: expected postgres:\/\/user:password@host/);
    expect(problems.join()).not.toContain('secret');
  });

  it('is one port for two servers', () => {
    expect(problemsOf({ PORT: '4000', DEMO_PARTNER_PORT: '4000' })).toHaveLength(1);
    expect(problemsOf({ PORT: '3001', NODE_ENV: 'production', ...MAIL })).toEqual([]);
  });

  it.each(['true', '10.0.0.0/33', '10.0.0.0/0', 'proxy', '10.0.0.0/8/8'])('is the trusted proxy %j', (value) => {
    expect(problemsOf({ TRUST_PROXY: value })).toHaveLength(1);
  });
});

describe('values', () => {
  it('are read from lists', () => {
    const config = readConfig(
      { ...MAIL, SALES_EMAIL: 'Sales <a@q.example>, b@q.example', TRUST_PROXY: '10.0.0.0/8, ::1' },
      '/srv',
    );
    expect(config.salesEmail).toEqual([{ name: 'Sales', address: 'a@q.example' }, { address: 'b@q.example' }]);
    expect(config.trustProxy).toEqual(['10.0.0.0/8', '::1']);
  });

  it('complaints about personal data go to sales unless somebody is named', () => {
    expect(readConfig(MAIL, '/srv').privacyEmail).toEqual([{ address: 's@q.example' }]);
    const named = readConfig({ ...MAIL, PRIVACY_EMAIL: 'Privacy <p@q.example>' }, '/srv');
    expect(named.privacyEmail).toEqual([{ name: 'Privacy', address: 'p@q.example' }]);
    expect(named.salesEmail).toEqual([{ address: 's@q.example' }]);
    expect(problemsOf({ ...MAIL, PRIVACY_EMAIL: 'nobody' })).toEqual([
      expect.stringMatching(/^PRIVACY_EMAIL: expected/),
    ]);
  });

  it('that are empty count as not set', () => {
    expect(readConfig({ SMTP_URL: '', PORT: ' ' }, '/srv')).toMatchObject({ smtpUrl: undefined, port: 3000 });
  });

  it('are shown with secrets masked', () => {
    const text = describeConfig(readConfig(MAIL, '/srv')).join('\n');
    expect(text).toContain('mail.example:587');
    expect(text).not.toContain('secret');
  });

  it('RATE_LIMIT=off is said loudly', () => {
    const config = readConfig({ RATE_LIMIT: 'off' }, '/srv');
    expect(config.rateLimit).toBe('off');
    expect(config.notices.join()).toContain('RATE_LIMIT is off');
  });
});

describe('the sales desk', () => {
  const DESK = { SALES_DESK: 'on', SALES_ROTA: 'a@q.example, b@q.example', SALES_MANAGER: 'm@q.example' };

  it('is off until it is switched on, and says so where addresses are set', () => {
    expect(readConfig({}, '/srv').desk).toBeUndefined();
    const off = readConfig({ ...DESK, SALES_DESK: 'off' }, '/srv');
    expect([off.desk, off.notices.join()]).toEqual([
      undefined,
      expect.stringContaining('SALES_ROTA and SALES_MANAGER'),
    ]);
    expect(describeConfig(off)).toContain('SALES_DESK          off');
  });

  it('needs a rota and a manager', () => {
    expect(readConfig(DESK, '/srv').desk).toEqual({
      rota: [{ address: 'a@q.example' }, { address: 'b@q.example' }],
      manager: [{ address: 'm@q.example' }],
    });
    expect(problemsOf({ SALES_DESK: 'on', SALES_ROTA: ',' })).toEqual([
      expect.stringMatching(/^SALES_ROTA: expected/),
      expect.stringMatching(/^SALES_MANAGER: expected/),
    ]);
    expect(problemsOf({ SALES_DESK: 'yes' })).toEqual(['SALES_DESK: expected one of on, off, found "yes"']);
  });
});

describe('limits on mails', () => {
  const limitsOf = (environment: NodeJS.ProcessEnv) => readConfig(environment, '/srv/quotes').mailLimits;
  const SMTP = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@example.com', SALES_EMAIL: 'b@example.com' };
  const DEFAULTS = {
    perNetwork: [
      { count: 20, windowMs: 3_600_000 },
      { count: 50, windowMs: 86_400_000 },
      { count: 100, windowMs: 604_800_000 },
    ],
    total: { count: 300, windowMs: 3_600_000 },
  };

  it.each([
    ['a mail server', SMTP, DEFAULTS],
    ['production', { NODE_ENV: 'production', MAIL: 'files' }, DEFAULTS],
    ['files on a developer’s machine', {}, { perNetwork: [], total: 'off' }],
    ['a load test', { ...SMTP, RATE_LIMIT: 'off' }, { perNetwork: [], total: 'off' }],
    [
      'rates of one’s own',
      { MAIL_LIMIT_NETWORK: '5/30m, 9/2d', MAIL_LIMIT_TOTAL: 'off' },
      {
        perNetwork: [
          { count: 5, windowMs: 1_800_000 },
          { count: 9, windowMs: 172_800_000 },
        ],
        total: 'off',
      },
    ],
  ])('with %s', (_name, environment, limits) => expect(limitsOf(environment)).toEqual(limits));
});

describe('a secret in a file', () => {
  let folder: string;
  const fileOf = (name: string, text: string): string => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'quotes-secrets-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const { SMTP_URL, ...others } = MAIL;

  it('is read as if it stood in the environment, and shown as little', () => {
    const config = readConfig({ ...others, SMTP_URL_FILE: fileOf('smtp', `${SMTP_URL}\n`) }, '/srv');
    expect(config.smtpUrl).toBe(SMTP_URL);
    expect(describeConfig(config).join()).not.toContain('secret');
  });

  it('is wrong as it would be there, without being shown', () => {
    const problems = problemsOf({ ...others, SMTP_URL_FILE: fileOf('wrong', 'http://u:secret@mail.example') });
    expect(problems).toEqual([expect.stringMatching(/^SMTP_URL: expected smtp:.*not shown/)]);
  });

  it('is missing, empty, or there twice', () => {
    expect(problemsOf({ SMTP_URL_FILE: path.join(folder, 'none') })[0]).toMatch(/^SMTP_URL_FILE: expected a file/);
    expect(problemsOf({ SMTP_URL_FILE: fileOf('empty', ' \n') })[0]).toMatch(/^SMTP_URL_FILE: expected a value/);
    expect(problemsOf({ ...MAIL, SMTP_URL_FILE: fileOf('smtp', SMTP_URL) })[0]).toMatch(/expected no SMTP_URL beside/);
  });

  it('has a name that can be mistyped', () => {
    expect(problemsOf({ SMTP_URL_FIL: 'x' })).toEqual([expect.stringContaining('Did you mean SMTP_URL_FILE?')]);
  });
});

describe('what an operator is told', () => {
  const noticesFor = (env: NodeJS.ProcessEnv): string => readConfig({ ...MAIL, ...env }, '/srv').notices.join('\n');

  it.each([
    ['smtp://u:secret@mail.example', true],
    ['smtp://u:secret@mail.example:587?requireTLS=true', false],
    ['smtps://u:secret@mail.example', false],
    ['smtp://mail.example', false],
    ['smtp://u:secret@127.0.0.1:1025', false],
  ])('of a mail server at %s: the password may go out in clear, %s', (SMTP_URL, isOpen) => {
    const text = noticesFor({ SMTP_URL });
    expect(text.includes('demands no TLS')).toBe(isOpen);
    expect(text).not.toContain('secret');
  });

  it('that a public server still has its demo on', () => {
    expect(noticesFor({ PUBLIC_URL: 'https://q.example' })).toContain('the demo partner is on');
    expect(noticesFor({ PUBLIC_URL: 'https://q.example', NODE_ENV: 'production' })).not.toContain(
      'the demo partner is',
    );
    expect(noticesFor({})).not.toContain('the demo partner is on');
  });
});

describe('the address to listen at', () => {
  it.each(['127.0.0.1', '::1', '0.0.0.0'])('%s is taken', (HOST) => {
    expect(readConfig({ HOST }, '/srv').host).toBe(HOST);
  });

  it('is no name, which some shells put there: that is said', () => {
    const config = readConfig({ HOST: 'web-1' }, '/srv');
    expect(config.host).toBeUndefined();
    expect(config.notices.join()).toContain('HOST is ignored');
  });
});

describe('how long leads are kept', () => {
  const retentionOf = (RETENTION_MONTHS: string) => readConfig({ RETENTION_MONTHS }, '/srv').retention;

  it('is as the privacy policy says, for each kind that is not named', () => {
    expect(readConfig({}, '/srv').retention).toMatchObject({ quotes: 24, quick: 24, messages: 24, complaints: 72 });
    expect(retentionOf('quotes=36, quick=6')).toMatchObject({ quotes: 36, quick: 6, messages: 24 });
    expect(retentionOf('12')).toMatchObject({ quotes: 12, complaints: 12, newsletter: 12 });
    expect(retentionOf('off')).toBe('off');
  });

  it.each(['0', '-1', 'quotes', 'quotes=0', 'leads=12', 'quotes=12;quick=1', 'toString=3', '9999'])(
    '%j is told as wrong',
    (text) => expect(problemsOf({ RETENTION_MONTHS: text })).toEqual([expect.stringMatching(/^RETENTION_MONTHS: /)]),
  );
});
