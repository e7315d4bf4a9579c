import { installWithApt, thisMachine, type Machine } from './ensureChromium.ts';

// The two browsers beside Chromium, as Debian has them. Their tests run on demand, on Linux.

type Part = Pick<Machine, 'exists' | 'isRoot' | 'run'>;

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'] as const;
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'] as const;
const WEBKIT = ['/usr/bin/WebKitWebDriver'] as const;
const SCREEN = ['/usr/bin/xvfb-run'] as const;

/** Installs what is missing of Firefox, WebKitGTK and a screen that nobody sees. @throws when it may not, or cannot */
export function ensureEngines(machine: Part = thisMachine): void {
  const isThere = () => [FIREFOX, WEBKIT, SCREEN].every((paths) => paths.some((path) => machine.exists(path)));
  if (isThere()) return;
  installWithApt(machine, PACKAGES);
  if (!isThere())
    throw new Error(`Firefox, WebKitGTK or Xvfb is missing. On Debian: apt-get install ${PACKAGES.join(' ')}`);
}

function pathOf(paths: readonly string[], machine: Part): string {
  ensureEngines(machine);
  return paths.find((path) => machine.exists(path)) ?? '';
}

/** Path of Firefox. @throws as `ensureEngines` does */
export const ensureFirefox = (machine: Part = thisMachine): string => pathOf(FIREFOX, machine);

/** Path of the driver of WebKitGTK, which brings a browser along. @throws as `ensureEngines` does */
export const ensureWebKitDriver = (machine: Part = thisMachine): string => pathOf(WEBKIT, machine);
