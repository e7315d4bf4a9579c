import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { reservedHeightsCss } from '../runtime/reservedHeights.ts';
import { LOADER_FILE } from './loaderFile.ts';
import { VERSION_TOKEN } from './loaderVersion.ts';

const HASH_LENGTH = 8;

/** A version that no other bytes have: that of the package, and a hash over every script of a build. */
export function versionOf(packageVersion: string, integrity: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256').update(JSON.stringify(integrity)).digest('hex');
  return `${packageVersion}-${hash.slice(0, HASH_LENGTH)}`;
}

// The loader alone has the version in it: where it stands in for itself, the rest of the bytes tells which it is.
function writeVersion(folder: string, version: string): void {
  const file = path.join(folder, LOADER_FILE);
  const [before, after, ...more] = readFileSync(file, 'utf8').split(VERSION_TOKEN);
  if (after === undefined || more.length > 0) throw new Error(`expected ${VERSION_TOKEN} once in ${LOADER_FILE}`);
  writeFileSync(file, `${before}${version}${after}`);
}

/** Subresource integrity of every script and style sheet below a folder, by path. */
function integrityOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const scripts = files.filter((file) => /\.(js|css)$/.test(file)).toSorted();
  return Object.fromEntries(
    scripts.map((file) => {
      const digest = createHash('sha384')
        .update(readFileSync(path.join(folder, file)))
        .digest('base64');
      return [file, `sha384-${digest}`];
    }),
  );
}

/**
 * Adds the style sheet that keeps room for tags, integrity.json and version.json, and copies the whole to a folder of
 * its version: v1/ is evergreen, a version's folder never changes and can be pinned by its integrity. Other bytes are
 * another version, so that nobody can forget to count it up.
 */
export function publishWidgets(packageVersion: string, finish: (folder: string) => Promise<void>): Plugin {
  let current = '';
  const writeJson = (name: string, content: object): void =>
    writeFileSync(path.join(current, name), `${JSON.stringify(content, null, 2)}\n`);
  return {
    name: 'publish-widgets',
    apply: 'build',
    configResolved({ root, build }) {
      current = path.resolve(root, build.outDir);
    },
    async closeBundle(error) {
      // Also called after a failed build, whose own message must stay the last.
      if (error || !existsSync(path.join(current, LOADER_FILE))) return;
      writeFileSync(path.join(current, 'quote-widgets.css'), reservedHeightsCss());
      const version = versionOf(packageVersion, integrityOf(current));
      writeVersion(current, version);
      const integrity = integrityOf(current);
      writeJson('integrity.json', integrity);
      writeJson('version.json', { version, integrity: integrity[LOADER_FILE] });
      await finish(current);
      const pinned = path.join(path.dirname(current), version);
      rmSync(pinned, { recursive: true, force: true });
      cpSync(current, pinned, { recursive: true });
    },
  };
}
