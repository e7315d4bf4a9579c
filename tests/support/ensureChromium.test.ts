import { describe, expect, it } from 'vitest';
import { ensureChromium, ensureHeadlessChromium, type Machine } from './ensureChromium.ts';

interface Planned {
  readonly namedPath?: string;
  readonly isRoot?: boolean;
  readonly files: readonly string[];
  /** File that a command leaves behind. */
  readonly installs?: Readonly<Record<string, string>>;
}

function plan({ namedPath, isRoot = false, files, installs = {} }: Planned) {
  const present = new Set(files);
  const commands: string[] = [];
  const machine: Machine = {
    namedPath,
    isRoot,
    playwrightPath: () => '/cache/playwright/chrome',
    exists: (path) => present.has(path),
    run: (command, args) => {
      const line = [command, ...args].join(' ');
      commands.push(line);
      const left = Object.entries(installs).find(([start]) => line.startsWith(start));
      if (left) present.add(left[1]);
      return left !== undefined;
    },
  };
  return { machine, commands };
}

describe('ensureChromium', () => {
  it('takes the named one before any other', () => {
    const { machine } = plan({ namedPath: '/opt/chrome', files: ['/opt/chrome', '/usr/bin/chromium'] });
    expect(ensureChromium(machine)).toBe('/opt/chrome');
  });

  it('refuses a named one that is missing, although another is there', () => {
    const { machine } = plan({ namedPath: '/opt/chrome', files: ['/usr/bin/chromium'] });
    expect(() => ensureChromium(machine)).toThrow('CHROMIUM_PATH names /opt/chrome');
  });

  it.each(['/usr/bin/chromium', '/usr/bin/google-chrome', '/cache/playwright/chrome'])('finds %s', (path) => {
    const { machine, commands } = plan({ files: [path] });
    expect(ensureChromium(machine)).toBe(path);
    expect(commands).toEqual([]);
  });

  it('installs with apt as root', () => {
    const { machine, commands } = plan({
      isRoot: true,
      files: ['/usr/bin/apt-get'],
      installs: { 'apt-get install': '/usr/bin/chromium' },
    });
    expect(ensureChromium(machine)).toBe('/usr/bin/chromium');
    expect(commands).toEqual([
      'apt-get update',
      'apt-get install -y --no-install-recommends chromium chromium-headless-shell',
    ]);
  });

  it('installs with playwright when it may not use apt', () => {
    const { machine, commands } = plan({
      files: ['/usr/bin/apt-get'],
      installs: { 'npx playwright install': '/cache/playwright/chrome' },
    });
    expect(ensureChromium(machine)).toBe('/cache/playwright/chrome');
    expect(commands).toEqual(['npx playwright install chromium']);
  });

  it('says what to do when no browser can be had', () => {
    const { machine } = plan({ isRoot: true, files: ['/usr/bin/apt-get'] });
    expect(() => ensureChromium(machine)).toThrow('Install Chromium or Chrome, or set CHROMIUM_PATH');
  });
});

describe('ensureHeadlessChromium', () => {
  it('takes the one without a window before the whole browser', () => {
    const { machine, commands } = plan({ files: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'] });
    expect(ensureHeadlessChromium(machine)).toBe('/usr/bin/chromium-headless-shell');
    expect(commands).toEqual([]);
  });

  it('takes the named one before any other', () => {
    const { machine } = plan({ namedPath: '/opt/chrome', files: ['/opt/chrome', '/usr/bin/chromium-headless-shell'] });
    expect(ensureHeadlessChromium(machine)).toBe('/opt/chrome');
  });

  it('is installed as root beside a browser that is there', () => {
    const { machine } = plan({
      isRoot: true,
      files: ['/usr/bin/apt-get', '/usr/bin/chromium'],
      installs: { 'apt-get install': '/usr/bin/chromium-headless-shell' },
    });
    expect(ensureHeadlessChromium(machine)).toBe('/usr/bin/chromium-headless-shell');
  });

  it('is the whole browser where there is no other', () => {
    const { machine, commands } = plan({ files: ['/usr/bin/google-chrome'] });
    expect(ensureHeadlessChromium(machine)).toBe('/usr/bin/google-chrome');
    expect(commands).toEqual([]);
  });
});
