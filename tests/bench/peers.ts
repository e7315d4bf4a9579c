import { installOwnPackages, requireFrom } from '../support/ownPackages.ts';

// What the product is compared with stands in a package of its own: `npm ci` of the project stays light.

export const BENCH_FOLDER = 'tests/bench';

/** Installs the peers on first use and after a change of their lock file. @throws when npm fails */
export const installPeers = (): void => installOwnPackages(BENCH_FOLDER, 'what the product is compared with');

/** A CommonJS peer. */
export const requirePeer = (name: string): unknown => requireFrom(BENCH_FOLDER)(name);
