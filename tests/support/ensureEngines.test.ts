import { describe, expect, it } from 'vitest';
import { ensureEngines, ensureFirefox, ensureWebKitDriver } from './ensureEngines.ts';

const ALL = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'];
const APT = '/usr/bin/apt-get';

function plan(files: readonly string[], { isRoot = false, installs = [] as readonly string[] } = {}) {
  const present = new Set(files);
  const commands: string[] = [];
  const run = (command: string, args: readonly string[]): boolean => {
    commands.push([command, ...args].join(' '));
    if (args[0] === 'install') for (const file of installs) present.add(file);
    return true;
  };
  return { machine: { isRoot, exists: (path: string) => present.has(path), run }, commands };
}

describe('ensureEngines', () => {
  it('takes what is there', () => {
    const { machine, commands } = plan(ALL);
    expect([ensureFirefox(machine), ensureWebKitDriver(machine)]).toEqual(ALL.slice(0, 2));
    expect(commands).toEqual([]);
  });

  it('installs with apt as root', () => {
    const { machine, commands } = plan([APT, ...ALL.slice(1)], { isRoot: true, installs: ALL });
    expect(ensureFirefox(machine)).toBe('/usr/bin/firefox-esr');
    expect(commands).toEqual([
      'apt-get update',
      'apt-get install -y --no-install-recommends firefox-esr webkit2gtk-driver xvfb xauth',
    ]);
  });

  it.each([
    ['it may not', { isRoot: false }],
    ['the install fails', { isRoot: true }],
  ])('says what to install where %s', (_case, options) => {
    const { machine } = plan([APT, '/usr/bin/firefox-esr'], options);
    expect(() => ensureEngines(machine)).toThrow('apt-get install firefox-esr webkit2gtk-driver xvfb xauth');
  });
});
