import * as z from 'zod/mini';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      resolved: z.optional(z.string()),
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
