import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './tests/support/chromiumFlags.ts';
import { ensureHeadlessChromium } from './tests/support/ensureChromium.ts';
import { REPORTS } from './tests/support/testRun/steps.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/support/globalSetup.ts',
  forbidOnly: true,
  // A test that passes on a second try has found something.
  retries: 0,
  // On two cores: a test often waits for the browser and the server to answer each other, or for time to pass. A fourth one
  // takes a seventh from the minutes of partners' pages.
  workers: 4,
  fullyParallel: true,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // A thousandth of a picture: what smoothing at edges may differ by, and less than a button of another colour.
    toHaveScreenshot: {
      maxDiffPixelRatio: 0.001,
      threshold: 0.15,
      pathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
    },
  },
  // A picture that is missing has failed; only npm run pictures:update takes one.
  updateSnapshots: 'none',
  reporter: [['list'], ['json', { outputFile: `${REPORTS}/e2e.json` }]],
  projects: [{ name: 'e2e' }],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Costs a tenth of the time; the page as it failed is kept anyway. By hand: npx playwright test --trace on <spec>
    trace: 'off',
    actionTimeout: 15_000,
    // Nobody watches: a scroll that glides is waited for before each click.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: ensureHeadlessChromium(), args: [...chromiumFlags] },
  },
});
