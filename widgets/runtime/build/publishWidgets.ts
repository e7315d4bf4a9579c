import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { reservedHeightsCss } from '../reservedHeights.ts';

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
 * Adds the style sheet that keeps room for tags and integrity.json, and copies the whole to a folder of its
 * version: v1/ is evergreen, a version's folder never changes and can be pinned by its integrity.
 */
export function publishWidgets(version: string, finish: (folder: string) => Promise<void>): Plugin {
  let current = '';
  return {
    name: 'publish-widgets',
    apply: 'build',
    configResolved({ root, build }) {
      current = path.resolve(root, build.outDir);
    },
    async closeBundle(error) {
      // Also called after a failed build, whose own message must stay the last.
      if (error || !existsSync(current)) return;
      writeFileSync(path.join(current, 'quote-widgets.css'), reservedHeightsCss());
      writeFileSync(path.join(current, 'integrity.json'), `${JSON.stringify(integrityOf(current), null, 2)}\n`);
      await finish(current);
      const pinned = path.join(path.dirname(current), version);
      rmSync(pinned, { recursive: true, force: true });
      cpSync(current, pinned, { recursive: true });
    },
  };
}
