import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';
import { apiEnvironment, apiFiles } from './site/generate/apiBuild.ts';
import { buildFolder } from './site/generate/buildFolder.ts';
import { OLDEST_BROWSERS } from './widgets/bundling/oldestBrowsers.ts';
import { preactAliases } from './widgets/bundling/preactAliases.ts';
import { shadowCss } from './widgets/bundling/shadowCss.ts';
import { shortStyles } from './widgets/bundling/shortNames.ts';

const API_FOLDER = `${buildFolder}/api`;

const shadowCssIn = (environment: string, isShadowStyle?: (path: string) => boolean): Plugin => ({
  ...shadowCss(isShadowStyle),
  applyToEnvironment: ({ name }) => name === environment,
});

/** What the browser gets from the site itself: one style sheet and a few lines of script. */
const client: EnvironmentOptions = {
  // Found only while a page loads, each of them would reload it.
  optimizeDeps: {
    include: [
      '@hookform/resolvers/zod',
      '@r2wc/core',
      'preact/compat',
      'preact/compat/client',
      'preact/jsx-dev-runtime',
      'react-hook-form',
      'zod/mini',
    ],
  },
  build: {
    target: OLDEST_BROWSERS,
    outDir: `${buildFolder}/site`,
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
  // Native, reading files beside themselves, or not in modules: these cannot be bundled, or not in dev.
  resolve: { noExternal: true, external: ['lightningcss', '@resvg/resvg-js', 'pdfkit', 'sharp', 'yaml'] },
  build: {
    ssr: true,
    outDir: `${buildFolder}/prerender`,
    cssMinify: true,
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { input: { prerender: 'site/generate/prerenderMain.ts' } },
  },
};

export default defineConfig(({ command }) => {
  const isDev = command === 'serve';
  return {
    appType: 'custom',
    publicDir: isDev ? 'public' : false,
    plugins: [
      // While developing, names tell where they are from.
      isDev ? vanillaExtractPlugin() : shortStyles(),
      // A prerendered funnel carries its styles as text; in dev so does every page, and widgets run from source.
      shadowCssIn('prerender', isDev ? (path) => path.endsWith('.css.ts') : undefined),
      ...(isDev ? [shadowCssIn('client')] : []),
      apiFiles(API_FOLDER),
    ],
    resolve: { alias: preactAliases },
    environments: { client, prerender, api: apiEnvironment(API_FOLDER) },
    builder: {
      async buildApp(builder) {
        for (const name of ['client', 'prerender', 'api'] as const) {
          const environment = builder.environments[name];
          if (environment) await builder.build(environment);
        }
      },
    },
  };
});
