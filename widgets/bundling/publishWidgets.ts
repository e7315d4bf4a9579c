import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type AliasOptions, type InlineConfig, type Plugin, type PluginOption } from 'vite';
import { eagerScripts } from './eagerScript.ts';
import type * as fragmentsModule from './fragments.ts';
import { LOADER_FILE } from './loaderFile.ts';
import { VERSION_TOKEN } from './loaderVersion.ts';
import { OLDEST_BROWSERS } from './oldestBrowsers.ts';
import { reservedHeightsCss } from './reservedHeightsCss.ts';

const HASH_LENGTH = 8;

/** A version that no other bytes have: that of the package, and a hash over everything that a build has made. */
export function versionOf(packageVersion: string, made: object): string {
  const hash = createHash('sha256').update(JSON.stringify(made)).digest('hex');
  return `${packageVersion}-${hash.slice(0, HASH_LENGTH)}`;
}

// The loader alone has the version in it: where it stands in for itself, the rest of the bytes tells which it is.
function writeVersion(folder: string, version: string): void {
  const file = path.join(folder, LOADER_FILE);
  const code = readFileSync(file, 'utf8');
  if (!code.includes(VERSION_TOKEN)) throw new Error(`expected ${VERSION_TOKEN} in ${LOADER_FILE}`);
  writeFileSync(file, code.replaceAll(VERSION_TOKEN, version));
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

/** First steps by the names of their files, rendered by a programme that is built from the same sources as the widgets. */
async function firstSteps(config: InlineConfig, folder: string, cut: Finish['cut']): Promise<Map<string, string>> {
  await build({
    ...config,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'widgets/bundling/fragments.ts',
      outDir: folder,
      cssMinify: true,
      emptyOutDir: true,
      // A folder of a test belongs to no package, and only so named is it a module there.
      rolldownOptions: { output: { entryFileNames: 'fragments.mjs', chunkFileNames: '[name].mjs' } },
    },
  });
  try {
    const programme = pathToFileURL(path.join(folder, 'fragments.mjs')).href;
    const { renderFragments } = (await import(programme)) as typeof fragmentsModule;
    return renderFragments(cut);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of files) writeFileSync(path.join(folder, name), content);
}

/** Sources in maps count from the root of the project: relative to a file they would tell where that was built. */
export const fromRoot = (source: string, map: string): string =>
  path.relative('.', path.resolve(path.dirname(map), source));

const OWN_SCRIPTS = {
  embed: 'frames/embed',
  frame: 'frames/frame',
  sample: 'frames/sample',
  'two-versions': 'twoVersions',
} as const;

/** Scripts of pages with frames and of tests, each in one file: they share no chunk with tags. */
async function buildOwnScripts(folder: string): Promise<void> {
  for (const [name, script] of Object.entries(OWN_SCRIPTS)) {
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: OLDEST_BROWSERS,
        modulePreload: false,
        sourcemap: true,
        rolldownOptions: {
          input: `widgets/runtime/${script}.ts`,
          output: { entryFileNames: `${name}.js`, sourcemapPathTransform: fromRoot },
        },
      },
    });
  }
}

interface Finish {
  /** By which sources are rendered. */
  readonly plugins: () => PluginOption[];
  readonly alias: AliasOptions;
  /** Writes compressed copies of all files in a folder. */
  readonly compress: (folder: string) => Promise<void>;
  /** Leaves the rules out of a style sheet that a markup does not use. */
  readonly cut: (css: string, html: string) => string;
}

/**
 * Adds first steps, the style sheet that keeps room for tags, integrity.json and version.json, and copies the whole to a
 * folder of its version: v1/ is evergreen, a version's folder never changes and can be pinned by its integrity. Other
 * bytes are another version, so that nobody can forget to count it up.
 */
export function publishWidgets(packageVersion: string, { compress, cut, plugins, alias }: Finish): Plugin {
  let current = '';
  let editing: PluginOption[] = [];
  const writeJson = (name: string, content: object): void =>
    writeFileSync(path.join(current, name), `${JSON.stringify(content, null, 2)}\n`);
  return {
    name: 'publish-widgets',
    apply: 'build',
    configResolved({ root, build: { outDir }, inlineConfig }) {
      current = path.resolve(root, outDir);
      editing = inlineConfig.plugins ?? [];
    },
    async closeBundle(error) {
      // Also called after a failed build, whose own message must stay the last.
      if (error || !existsSync(path.join(current, LOADER_FILE))) return;
      writeFileSync(path.join(current, 'quote-widgets.css'), reservedHeightsCss());
      await buildOwnScripts(current);
      const sources = { plugins: [...editing, ...plugins()], resolve: { alias } };
      const fragments = await firstSteps(sources, `${current}-first-steps`, cut);
      const version = versionOf(packageVersion, [integrityOf(current), [...fragments]]);
      writeVersion(current, version);
      writeFiles(path.join(current, 'fragments', version), fragments);
      writeFiles(
        current,
        eagerScripts((name) => readFileSync(path.join(current, name), 'utf8'), fragments),
      );
      const integrity = integrityOf(current);
      writeJson('integrity.json', integrity);
      writeJson('version.json', { version, integrity: integrity[LOADER_FILE] });
      await compress(current);
      const pinned = path.join(path.dirname(current), version);
      rmSync(pinned, { recursive: true, force: true });
      cpSync(current, pinned, { recursive: true });
    },
  };
}
