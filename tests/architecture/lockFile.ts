import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      resolved: z.optional(z.string()),
      integrity: z.optional(z.string()),
      link: z.optional(z.boolean()),
      dependencies: z.optional(z.record(z.string(), z.string())),
      optionalDependencies: z.optional(z.record(z.string(), z.string())),
    }),
  ),
});
type Packages = z.infer<typeof lockSchema>['packages'];

/** Where Node looks for a package from inside another: its own node_modules, then those of each folder above. */
function isLocked(packages: Packages, from: string, name: string): boolean {
  const above = from.lastIndexOf('/node_modules/');
  const own = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (own in packages) return true;
  if (from === '') return false;
  return isLocked(packages, above === -1 ? '' : from.slice(0, above), name);
}

/**
 * Dependencies that a lock file names without holding them. Where a registry lacks a package of another platform, npm
 * leaves it out in silence, and `npm ci` then refuses the file.
 */
export function missingFromLock(lockText: string): string[] {
  const { packages } = lockSchema.parse(JSON.parse(lockText));
  return Object.entries(packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(packages, from, name))
      .map((name) => `${name}, named by ${from || 'the project'}`),
  );
}

/** Packages with a download address: it would tie every machine to the registry of one. */
export function addressesInLock(lockText: string): string[] {
  const { packages } = lockSchema.parse(JSON.parse(lockText));
  return Object.entries(packages).flatMap(([path, { resolved, link }]) => (resolved && !link ? [path] : []));
}

const STRONG = /^sha512-[A-Za-z0-9+/]{86}==$/;

/** Packages whose content the lock file does not hold fast: whatever a registry sent in their place would be installed. */
export function withoutIntegrity(lockText: string): string[] {
  const { packages } = lockSchema.parse(JSON.parse(lockText));
  return Object.entries(packages).flatMap(([path, { integrity = '', link }]) =>
    path === '' || link || STRONG.test(integrity) ? [] : [path],
  );
}

const ranges = z.optional(z.record(z.string(), z.string()));
const packageSchema = z.object({
  dependencies: ranges,
  devDependencies: ranges,
  optionalDependencies: ranges,
  peerDependencies: ranges,
  engines: ranges,
});
const rootSchema = z.object({ packages: z.object({ '': packageSchema }) });

/** Sections of package.json that its lock file has otherwise: `npm ci` refuses them, `npm install` would lock anew. */
export function outOfStep(packageText: string, lockText: string): string[] {
  const wanted: Record<string, unknown> = packageSchema.parse(JSON.parse(packageText));
  const locked: Record<string, unknown> = rootSchema.parse(JSON.parse(lockText)).packages[''];
  const sections = new Set([...Object.keys(wanted), ...Object.keys(locked)]);
  return [...sections].filter((section) => !isDeepStrictEqual(wanted[section], locked[section]));
}
