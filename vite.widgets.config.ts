import { readdirSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { compressFolder } from './site/build/compress.ts';
import { namespaceReact } from './widgets/runtime/build/namespaceReact.ts';
import { parallelChunks } from './widgets/runtime/build/parallelChunks.ts';
import { plainImports } from './widgets/runtime/build/plainImports.ts';
import { preactAliases } from './widgets/runtime/build/preactAliases.ts';
import { publishWidgets } from './widgets/runtime/build/publishWidgets.ts';
import { shadowCss } from './widgets/runtime/build/shadowCss.ts';

const LOADER = 'quote-widgets';
const ELEMENTS = readdirSync('widgets/elements').filter((name) => !name.endsWith('.test.ts'));
const FUNNEL = /\/(?:widgets\/funnels|api\/contract)\/(?!common\/)([^/]+)\//;
const funnelOf = (id: string): string => FUNNEL.exec(id)?.[1] ?? 'funnel';

// What every tag needs to stand on a page; posting, printing and the like come with the step that uses them.
const CORE =
  /node_modules\/(preact|@r2wc\/core)\/|widgets\/(theme\/|runtime\/(attributes|autofill|defineElement|earlyChanges|elapsed|elementDefinition|ElementRoot|host|mountElement|partnerCheck|prefill|shell|styles)\.)/;

export default defineConfig({
  // Chunks are found beside the script, on whichever origin it lies.
  base: './',
  publicDir: false,
  plugins: [
    vanillaExtractPlugin(),
    shadowCss(),
    namespaceReact(),
    plainImports(),
    parallelChunks(),
    publishWidgets(manifest.version, compressFolder),
  ],
  resolve: { alias: preactAliases },
  build: {
    outDir: 'dist/widgets/v1',
    emptyOutDir: true,
    // Constructed style sheets and declarative shadow roots set the floor.
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    manifest: true,
    sourcemap: true,
    // Preload links would change the head of a partner's page.
    modulePreload: false,
    rolldownOptions: {
      // The version stands in the loader and in the elements; neither shall import the other for it.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      input: ELEMENTS.map((name) => `widgets/elements/${name}`),
      output: {
        entryFileNames: ({ name }) => (name === LOADER ? '[name].js' : 'chunks/[name]-[hash].js'),
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: {
          // What a library happens to import is not thereby part of its group.
          includeDependenciesRecursively: false,
          groups: [
            // Before forms, which would swallow preact: then the smallest form would load everything.
            { name: 'core', test: CORE, priority: 10 },
            { name: 'forms', test: /node_modules\/react-hook-form\// },
            // What the first steps need of these; later steps bring the rest along.
            {
              name: 'ui',
              test: /\/widgets\/(ui|wizard|runtime)\/(?!loader|reservedHeights|version)|\/contract\/common\//,
              tags: ['$initial'],
            },
            { name: funnelOf, debugName: 'funnel', test: FUNNEL, tags: ['$initial'] },
          ],
        },
      },
    },
  },
});
