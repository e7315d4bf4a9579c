import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { buildFolder } from './site/generate/buildFolder.ts';
import { compressFolder } from './site/generate/compress.ts';
import { styleCutter } from './site/generate/pageStyles.ts';
import { askAgainForLaterSteps } from './widgets/bundling/askAgain.ts';
import { nameByTags } from './widgets/bundling/chunkNames.ts';
import { namespaceReact } from './widgets/bundling/namespaceReact.ts';
import { OLDEST_BROWSERS } from './widgets/bundling/oldestBrowsers.ts';
import { parallelChunks } from './widgets/bundling/parallelChunks.ts';
import { plainImports } from './widgets/bundling/plainImports.ts';
import { preactAliases } from './widgets/bundling/preactAliases.ts';
import { fromRoot, publishWidgets } from './widgets/bundling/publishWidgets.ts';
import { replacedBuiltins } from './widgets/bundling/replacedBuiltins.ts';
import { shadowCss } from './widgets/bundling/shadowCss.ts';
import { shortStyles } from './widgets/bundling/shortNames.ts';

const LOADER = 'quote-widgets';
const ELEMENTS = readdirSync('widgets/elements').filter((name) => !name.endsWith('.test.ts'));
// All that a page loads before a visitor touches a tag.
const SMALLEST = 'lazy-tags';

// A few kB that lead to each other: apart, each piece would be packed by itself.
const METHOD = /contract\/common\/energy\/(?:estimate|homeYear|prices|regions|wording|yield)\.ts$/;
const ESTIMATE = /widgets\/wizard\/estimate\/[^/]+$|ShadePictures|energy\/inputs\.ts$/;

// Each name is written out in what a page loads before a touch. These two are found by theirs.
const NAMED: Readonly<Record<string, string>> = { core: 'core-', 'rolldown-runtime': 'rt-' };

export default defineConfig({
  // Chunks are found beside the script, on whichever origin it lies.
  base: './',
  publicDir: false,
  plugins: [
    shortStyles(),
    shadowCss(),
    namespaceReact(),
    replacedBuiltins(),
    plainImports(),
    askAgainForLaterSteps(),
    parallelChunks(`${SMALLEST}.ts`),
    publishWidgets(manifest.version, {
      plugins: () => [shortStyles(), shadowCss()],
      alias: preactAliases,
      compress: (folder) => compressFolder(folder, /\.(css|html|js|json|map)$/),
      cut: (css, html) => styleCutter(css, [])(html),
    }),
  ],
  resolve: {
    alias: preactAliases,
  },
  build: {
    outDir: `${buildFolder}/widgets/v1`,
    emptyOutDir: true,
    target: OLDEST_BROWSERS,
    manifest: true,
    sourcemap: true,
    // Preload links would change the head of a partner's page.
    modulePreload: false,
    rolldownOptions: {
      // The version stands in the loader and in the elements; neither shall import the other for it.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      input: ELEMENTS.map((name) => `widgets/elements/${name}`),
      output: {
        entryFileNames: ({ name }) => (name === LOADER ? '[name].js' : 'chunks/[hash:7].js'),
        sourcemapPathTransform: fromRoot,
        chunkFileNames: ({ name }) => `chunks/${NAMED[name] ?? ''}[hash:7].js`,
        codeSplitting: {
          // What a library happens to import is not thereby part of its group.
          includeDependenciesRecursively: false,
          groups: [
            { name: nameByTags(SMALLEST), debugName: 'first steps', tags: ['$initial'] },
            // What follows the estimate shares parts with it, and comes after it: they are packed best in one piece.
            { name: 'estimate', test: ESTIMATE },
            { name: 'method', test: METHOD },
          ],
        },
      },
    },
  },
});
