import { version } from '../../package.json';
import { LOADED_NAME } from './loaded.ts';

const LOADED: unique symbol = Symbol.for(LOADED_NAME);
// Typed as what it is for this one symbol: every byte of a call to Reflect would be on every page.
const { [LOADED]: loaded } = globalThis as { readonly [LOADED]?: unknown };

/**
 * Version of the widgets on this page, "0.1.0-1f2e3d4c": that of the package, and a hash of every byte that the build
 * has made. The loader has it, and tells: written into the chunks it would change their bytes with each release.
 */
export const widgetVersion: string = typeof loaded === 'string' ? loaded : version;
