import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags } from './tests/support/chromiumFlags.ts';
import { ensureHeadlessChromium } from './tests/support/ensureChromium.ts';
import { typesForLint } from './tests/tools/tools.ts';
import { preactAliases } from './widgets/bundling/preactAliases.ts';
import { shadowCss } from './widgets/bundling/shadowCss.ts';

const ELEMENT_TESTS = ['widgets/**/*.test.tsx', 'widgets/**/*.browser.test.ts'];
const shared = {
  plugins: [vanillaExtractPlugin(), shadowCss()],
  resolve: { alias: preactAliases },
};

export default defineConfig({
  test: {
    allowOnly: false,
    // More than there are cores: tests of the API wait a third of their time for servers, mails and databases.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          environment: 'node',
          env: typesForLint,
          // The modules of one worker are loaded once for all of its files: a third less work. A test puts back what it
          // changes for everybody.
          isolate: false,
          // Some read every source file of the project, or copy it, beside others that do.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            'api/**/*.test.ts',
            'widgets/**/*.test.ts',
            'site/**/*.test.ts',
            'tests/*.test.ts',
            'tests/{architecture,bench,contract,support}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...ELEMENT_TESTS],
          server: { deps: { inline: [/preact/, /react-hook-form/, /@hookform/] } },
        },
      },
      {
        ...shared,
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/{api,faults}/**/*.test.ts'],
          globalSetup: 'tests/api/support/postgresSetup.ts',
          // Servers, databases and commands are processes, which beside other work take ten times as long as alone: these
          // bounds are for what never comes. What has to be fast is measured by the benchmarks.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 45_000 } },
          isolate: false,
        },
      },
      // Measures dist: needs a build. It starts a server, which beside other work takes more than the usual ten seconds.
      {
        test: {
          name: 'size',
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['tests/{size,package}/**/*.test.ts'],
        },
      },
      // Install what dist/package holds into apps of other tools, and build these: the first by each run, the others by name.
      ...Object.entries({ next: 'nextApp', hosts: 'hosts' }).map(([name, file]) => ({
        test: {
          name,
          environment: 'node',
          include: [`tests/hosts/${file}.test.ts`],
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      })),
      // Firefox and WebKit, by name: a server and a browser a `describe`.
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          maxWorkers: 2,
          // As those of the browser: for what never comes.
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      // Look at every page of dist.
      {
        test: {
          name: 'links',
          environment: 'node',
          include: ['tests/{links,words}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'markup', environment: 'node', include: ['tests/markup/**/*.test.ts'], testTimeout: 120_000 } },
      {
        test: {
          name: 'lighthouse',
          environment: 'node',
          include: ['tests/lighthouse/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...shared,
        // Found while a test runs, each of them would reload the page and fail that test.
        optimizeDeps: {
          include: [
            '@hookform/resolvers/standard-schema',
            '@hookform/resolvers/zod',
            '@r2wc/core',
            '@testing-library/preact',
            'axe-core',
            'preact',
            'preact/compat',
            'preact/compat/client',
            'preact/hooks',
            'preact/jsx-dev-runtime',
            'preact/jsx-runtime',
            'preact/test-utils',
            'react-hook-form',
            'zod/mini',
          ],
        },
        test: {
          name: 'browser',
          // Two pages, whose modules are loaded once for all of their files: half the time. What one file defines or
          // stores the next one finds: a test puts back what it can, and asks for nothing that another may have left.
          isolate: false,
          maxWorkers: 2,
          // By itself where another project runs in the same process: that one has its own number of workers.
          sequence: { groupOrder: 1 },
          include: ELEMENT_TESTS,
          // Bounds are for what never comes: beside other work a browser takes ten times as long as alone.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Looked at often: most of what is waited for is there with the next frame.
          expect: { poll: { timeout: 15_000, interval: 10 } },
          setupFiles: 'tests/support/element/sharedPage.ts',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              // Nobody watches: a scroll that glides is waited for before each click.
              contextOptions: { reducedMotion: 'reduce' },
              launchOptions: {
                executablePath: ensureHeadlessChromium(),
                args: [...chromiumFlags],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
