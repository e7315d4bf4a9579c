import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** What the search for a browser asks of the machine; a parameter so that every branch can be tested. */
export interface Machine {
  readonly namedPath: string | undefined;
  readonly isRoot: boolean;
  readonly playwrightPath: () => string;
  readonly exists: (path: string) => boolean;
  /** Runs a command with its output shown; false when it fails or is not there. */
  readonly run: (command: string, args: readonly string[]) => boolean;
}

const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function runShown(command: string, args: readonly string[]): boolean {
  try {
    // Standard output belongs to the closing line of the tests.
    execFileSync(command, args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}

/** The one that the tests run on. */
export const thisMachine: Machine = {
  namedPath: process.env['CHROMIUM_PATH'],
  isRoot: process.getuid?.() === 0,
  playwrightPath: () => chromium.executablePath(),
  exists: existsSync,
  run: runShown,
};

const PACKAGES = ['chromium', 'chromium-headless-shell'] as const;
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const installed = (machine: Machine): string | undefined =>
  [...KNOWN_PATHS, machine.playwrightPath()].find((path) => machine.exists(path));

/** Installs packages of Debian, where that may be done. */
export function installWithApt(
  { exists, isRoot, run }: Pick<Machine, 'exists' | 'isRoot' | 'run'>,
  packages: readonly string[],
): void {
  if (!isRoot || !exists('/usr/bin/apt-get')) return;
  // An update that fails may still leave lists good enough for the install.
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}

function namedBy({ namedPath, exists }: Machine): string | undefined {
  if (!namedPath || exists(namedPath)) return namedPath;
  throw new Error(`CHROMIUM_PATH names ${namedPath}, which does not exist. Correct it, or unset it.`);
}

/**
 * Path of a Chromium to test with: the one that CHROMIUM_PATH names, else one that is installed, else one installed now.
 * @throws when CHROMIUM_PATH names no file, and when no browser can be had
 */
export function ensureChromium(machine: Machine = thisMachine): string {
  const found = namedBy(machine) ?? installed(machine);
  if (found) return found;
  installWithApt(machine, PACKAGES);
  const fromApt = installed(machine);
  if (fromApt) return fromApt;
  machine.run('npx', ['playwright', 'install', 'chromium']);
  const fromPlaywright = installed(machine);
  if (fromPlaywright) return fromPlaywright;
  throw new Error('No Chromium found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH.');
}

/**
 * Path of a Chromium for tests that look at pages only: Debian's build without window and toolbar where it can be had,
 * else the whole browser. Since Chromium 156 the toolbar is a page of its own beside every page, and the whole browser
 * takes twice the time of a processor for the same tests.
 * @throws as `ensureChromium` does
 */
export function ensureHeadlessChromium(machine: Machine = thisMachine): string {
  const named = namedBy(machine);
  if (named) return named;
  if (!machine.exists(HEADLESS_SHELL)) installWithApt(machine, PACKAGES);
  return machine.exists(HEADLESS_SHELL) ? HEADLESS_SHELL : ensureChromium(machine);
}
