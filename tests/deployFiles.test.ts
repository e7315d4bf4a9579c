import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ConfigError, readConfig, type Config } from '../api/config/config.ts';
import { readDrainSeconds } from '../api/config/readers.ts';
import { SECRET_FILES } from '../api/config/secretFiles.ts';

// No container engine where the tests run: what can be known of the files without one.
const read = (file: string): string => readFileSync(file, 'utf8');

type Variables = Readonly<Record<string, string>>;
interface Service {
  readonly image?: string;
  readonly environment?: Variables;
  readonly env_file?: readonly { readonly path: string; readonly required: boolean }[];
  readonly ports?: readonly string[];
  readonly profiles?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
}
type Services = Readonly<Record<string, Service>>;
const servicesOf = (file: string): Services => (parse(read(file)) as { readonly services: Services }).services;
const services = servicesOf('compose.yaml');
const dockerfile = read('Dockerfile');

/** A "${NAME:-value}" in the innermost place, in one of the three ways that compose.yaml has it. */
const SUBSTITUTION = /\$\{(\w+)(:-|-|:\+)([^${}]*)\}/;

function substitute(env: Variables, [, name = '', operator, word = '']: RegExpExecArray): string {
  const value = env[name];
  if (operator === ':+') return value ? word : '';
  return (operator === '-' ? value : value || undefined) ?? word;
}

/** A text of the file as Compose reads it. */
function interpolate(text: string, env: Variables): string {
  const match = SUBSTITUTION.exec(text);
  if (!match) return text;
  const before = text.slice(0, match.index);
  return interpolate(before + substitute(env, match) + text.slice(match.index + match[0].length), env);
}

/** What the server finds: of the image, of .env where it is named, and of the files, of which the last decides. */
function inContainer(dotEnv: Variables, ...files: Services[]): Variables {
  const image = /^ENV (.+)$/m.exec(dockerfile.slice(dockerfile.lastIndexOf('\nFROM ')))?.[1] ?? '';
  const ofImage = Object.fromEntries(image.split(' ').map((pair) => pair.split('=')));
  const all = files.flatMap((file) => file['quotes'] ?? []);
  const names = all.flatMap(({ env_file }) => env_file ?? []).map((file) => file.path);
  const ofFiles = Object.assign({}, ...all.map(({ environment }) => environment));
  const given = Object.entries<string>(ofFiles).map(([name, value]) => [name, interpolate(value, dotEnv)]);
  return { ...ofImage, ...(names.includes('.env') && dotEnv), ...Object.fromEntries(given) };
}

describe('the image', () => {
  it('copies what is there', () => {
    const copies = [...dockerfile.matchAll(/^COPY (?!--from)(?:--\S+ )*(.+) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(copies.length).toBeGreaterThan(3);
    expect(copies.filter((name) => !existsSync(name))).toEqual([]);
  });

  it('runs as node, starts the server without npm, and says whether it can take a lead', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^CMD \["node", .*"dist\/api\/server\.js"\]$/m);
    expect(last).toMatch(/HEALTHCHECK[^]*\/readyz/);
    expect(last).not.toMatch(/apt-get|npm (ci|run|start)|"npm"/);
  });

  it('gets neither secrets nor data of this folder', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['.env*', 'data', 'node_modules', '.git']) expect(ignored).toContain(name);
  });
});

it('the oldest Node is one, wherever it is told', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  const oldest = read('.nvmrc').trim();
  expect(engines.node).toBe(`>=${oldest}`);
  for (const file of ['README.md', 'CONTRIBUTING.md', 'docs/deploy.md'])
    expect(read(file)).toContain(`${oldest} or newer`);
});

describe('compose.yaml', () => {
  it('hardens the server', () => {
    expect(services['quotes']).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it('has database and mail server as profiles, of named versions', () => {
    for (const name of ['postgres', 'mailpit']) {
      expect(services[name]?.profiles).toEqual([name]);
      expect(services[name]?.image).toMatch(/:v?\d/);
    }
  });

  const mailpit = servicesOf('docs/deploy/compose.mailpit.yaml');
  const configOf = (dotEnv: Variables, ...files: Services[]): Config =>
    readConfig(inContainer(dotEnv, services, ...files), '.');
  const problemsOf = (dotEnv: Variables): readonly string[] => {
    try {
      configOf(dotEnv);
      return [];
    } catch (error) {
      return error instanceof ConfigError ? error.problems : [String(error)];
    }
  };
  const mailServer = { SMTP_URL: 'smtps://mail.example' };
  const people = { MAIL_FROM: 'quotes@home.example', SALES_EMAIL: 'sales@home.example' };

  it('starts without a .env, with mails as files', () => {
    expect(configOf({})).toMatchObject({ isProduction: true, smtpUrl: undefined, port: 3000 });
  });

  it('hands every variable that the server knows from .env into the container', () => {
    const declared = read('api/config/environment.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm);
    const known = [...[...declared].map(([, name = '']) => name), ...SECRET_FILES];
    expect(known).toEqual(expect.arrayContaining(['SALES_DESK', 'ROUTING_FILE', 'GOOGLE_TOKEN_URL', 'SMTP_URL_FILE']));
    const given = Object.fromEntries(known.map((name) => [name, `value of ${name}`]));
    expect(inContainer(given, services)).toEqual(given);
  });

  it('refuses a mail server without a sender and without anybody who gets the leads', () => {
    const missing = [expect.stringMatching(/^MAIL_FROM: /), expect.stringMatching(/^SALES_EMAIL: /)];
    expect(problemsOf(mailServer)).toEqual(missing);
    expect(problemsOf({ SMTP_URL_FILE: 'package.json' })).toContainEqual(expect.stringMatching(/^SMTP_URL: /));
    expect(problemsOf({ ...mailServer, ...people })).toEqual([]);
    // What those wrote who have read an older head of the file.
    expect(problemsOf({ MAIL: '', ...mailServer, ...people })).toEqual([]);
    expect(problemsOf({ MAIL: 'files', ...mailServer, ...people })).toEqual([expect.stringMatching(/^MAIL: /)]);
  });

  it('takes a mail server from a file without a word about MAIL', () => {
    expect(inContainer({ SMTP_URL_FILE: '/settings/smtp-url' }, services)['MAIL']).not.toBe('files');
  });

  it.each<Variables>([{}, mailServer, { SMTP_URL_FILE: '/settings/smtp-url' }])(
    'mails to its own Mailpit alone, with a sample sender, whatever .env says: %o',
    (dotEnv) => {
      const { smtpUrl = '', salesEmail } = configOf(dotEnv, mailpit);
      expect(Object.keys(services)).toContain(new URL(smtpUrl).hostname);
      expect(salesEmail).toEqual([{ address: 'sales@quotes.example' }]);
    },
  );

  it.each([[{}, '3000'] as const, [{ PORT: '8080' }, '8080'] as const])('opens the port of %o', (dotEnv, port) => {
    const [published = ''] = services['quotes']?.ports ?? [];
    expect(interpolate(published, dotEnv)).toBe(`127.0.0.1:${port}:${port}`);
    expect(configOf(dotEnv)).toMatchObject({ port: Number(port), publicUrl: `http://localhost:${port}` });
  });
});

describe('the unit of systemd', () => {
  const unit = read('docs/deploy/quotes.service');
  it.each([
    'User=quotes',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'CapabilityBoundingSet=',
    'StateDirectory=quotes',
    // EX_CONFIG, with which a wrong variable ends the start.
    'RestartPreventExitStatus=78',
  ])('has %s', (line) => {
    expect(unit.split('\n')).toContain(line);
  });

  it('starts the server alone, whose exit code is the only one that keeps systemd from another start', () => {
    expect(unit.match(/^Exec\w+=.*$/gm)).toEqual(['ExecStart=/usr/bin/node --enable-source-maps dist/api/server.js']);
  });
});

describe('quotes.sh', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'quotes-command-'));
    const told = '#!/bin/sh\nprintf \'%s\\n\' "$@"\n';
    writeFileSync(path.join(folder, 'systemd-run'), told, { mode: 0o755 });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const run = (env: Variables, ...args: string[]): string[] => {
    const PATH = `${folder}:${process.env['PATH']}`;
    return execFileSync('sh', ['docs/deploy/quotes.sh', ...args], { env: { PATH, ...env }, encoding: 'utf8' }).split(
      '\n',
    );
  };

  it('runs commands as the user, in the folder and with the variables of the unit', () => {
    const unit = read('docs/deploy/quotes.service').split('\n');
    const valueOf = (name: string): string =>
      unit.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
    const same = ['EnvironmentFile', 'StateDirectory', 'StateDirectoryMode', 'UMask'];
    expect(run({}, 'leads', 'show', 'two words')).toEqual(
      expect.arrayContaining([
        `--uid=${valueOf('User')}`,
        `--gid=${valueOf('Group')}`,
        `--working-directory=${valueOf('WorkingDirectory')}`,
        ...same.map((name) => `--property=${name}=${valueOf(name)}`),
        ...valueOf('Environment')
          .split(' ')
          .map((pair) => `--setenv=${pair}`),
        'dist/api/commands/quotes.js',
        'two words',
      ]),
    );
  });

  it('runs those of another release', () => {
    expect(run({ RELEASE: '/srv/quotes/releases/next' }, 'check-config')).toContain(
      '--working-directory=/srv/quotes/releases/next',
    );
  });
});

it.each(['docs/deploy/Caddyfile', 'docs/deploy/nginx.conf'])('%s closes what it opens', (file) => {
  const text = read(file).replace(/#.*$/gm, '');
  expect(text.split('{').length).toBe(text.split('}').length);
});

describe('the proxies', () => {
  const nginx = read('docs/deploy/nginx.conf');
  const caddy = read('docs/deploy/Caddyfile');
  const secondsAt = (text: string, name: string): number =>
    Number(new RegExp(`${name}[ =:]+(\\d+)s?$`, 'm').exec(text)?.[1]);

  it('are told in words that the nginx of Debian 12 knows', () => {
    // A directive of its own since 1.25.1; before, a start fails with it.
    expect(nginx).not.toMatch(/^\s*http2\s/m);
    expect(nginx).toMatch(/^\s*listen 443 ssl http2;$/m);
  });

  it('leave it to the server to refuse what is too large', () => {
    const SERVER_TAKES_KB = 64;
    expect(Number(/client_max_body_size (\d+)k;/.exec(nginx)?.[1])).toBeGreaterThan(SERVER_TAKES_KB);
    expect(caddy).not.toMatch(/max_size/);
  });

  it('have asked a server that stops before it shuts its door', () => {
    const drain = Number(/DRAIN_SECONDS=(\d+)/.exec(caddy)?.[1]);
    expect(drain).toBeGreaterThan(secondsAt(caddy, 'health_interval'));
  });

  it('wait with a stop that may take as long as DRAIN_SECONDS lets it, whatever it says', () => {
    const most = Array.from({ length: 1000 }, (_, seconds) => seconds).filter(
      (seconds) => 'value' in readDrainSeconds(String(seconds)),
    );
    const LAST_ANSWERS = 10;
    const needed = Math.max(...most) + LAST_ANSWERS;
    expect(secondsAt(read('docs/deploy/quotes.service'), 'TimeoutStopSec')).toBeGreaterThan(needed);
    expect(secondsAt(read('compose.yaml'), 'stop_grace_period')).toBeGreaterThan(needed);
  });
});
