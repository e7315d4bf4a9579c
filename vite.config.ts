import { readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { apiEntries } from './site/build/apiEntries.ts';
import { preactAliases } from './widgets/runtime/build/preactAliases.ts';
import { shadowCss } from './widgets/runtime/build/shadowCss.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** What the browser gets from the site itself: one style sheet and a few lines of script. */
const client: EnvironmentOptions = {
  build: {
    outDir: 'dist/site',
    assetsDir: 'assets',
    manifest: true,
    copyPublicDir: false,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { site: 'site/client/main.ts', styles: 'site/client/styles.ts' } },
  },
};

/** The programme that writes the pages. It runs once at build time, with everything bundled. */
const prerender: EnvironmentOptions = {
  consumer: 'server',
  resolve: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist/prerender',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { input: { prerender: 'site/build/prerender.ts' } },
  },
};

/**
 * The server: module for module, so that it finds its own files by the same relative paths as in the source.
 * Packages stay outside: sqlite3 is native, and an operator can patch the others.
 */
const api: EnvironmentOptions = {
  consumer: 'server',
  resolve: { external: true },
  build: {
    ssr: true,
    outDir: 'dist/api',
    emptyOutDir: true,
    copyPublicDir: false,
    sourcemap: true,
    rolldownOptions: {
      input: apiEntries(),
      output: { preserveModules: true, preserveModulesRoot: 'api', entryFileNames: '[name].js' },
    },
  },
};

export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [
    vanillaExtractPlugin(),
    // Funnels that are prerendered carry their styles as text; for the browser those of pages become one file.
    { ...shadowCss(), applyToEnvironment: ({ name }) => name === 'prerender' },
  ],
  resolve: { alias: preactAliases },
  define: { __WIDGET_VERSION__: JSON.stringify(version) },
  environments: { client, prerender, api },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'prerender', 'api'] as const) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
});
