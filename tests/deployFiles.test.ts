import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../api/config/config.ts';

// No container engine where the tests run: what can be known of the files without one.
const read = (file: string): string => readFileSync(file, 'utf8');

interface Service {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly profiles?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
}
const { services } = parse(read('compose.yaml')) as { services: Readonly<Record<string, Service>> };
const dockerfile = read('Dockerfile');

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

  // "${NAME:-value}" as Compose reads it where nothing is set.
  const byDefault = (value: string): string => value.replace(/\$\{\w+:?-([^}]*)\}/g, '$1');

  it('has defaults that the server starts with', () => {
    const given = Object.entries(services['quotes']?.environment ?? {});
    const env = Object.fromEntries(given.map(([name, value]) => [name, byDefault(value)]));
    expect(readConfig({ NODE_ENV: 'production', ...env }, '.').isProduction).toBe(true);
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
});

it.each(['docs/deploy/Caddyfile', 'docs/deploy/nginx.conf'])('%s closes what it opens', (file) => {
  const text = read(file).replace(/#.*$/gm, '');
  expect(text.split('{').length).toBe(text.split('}').length);
});
