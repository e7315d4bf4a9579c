const isRoot = process.getuid?.() === 0;

/** Chromium without telemetry, updates or QUIC, so that a run talks to nobody but the servers under test. */
export const chromiumFlags: readonly string[] = [
  // Chromium refuses to start its sandbox as root; everybody else keeps it.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
