import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { plantTree } from './plantedTree.ts';
import { codeFiles, readSourceFiles } from './sourceFiles.ts';

const LIMIT_MS = 180_000;
const FOLDERS = ['api', 'widgets', 'site', 'tests'];
const cruise = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json'];

const reportSchema = z.object({
  modules: z.array(z.object({ source: z.string() })),
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});
const readReport = (text: string) => reportSchema.parse(JSON.parse(text));

const ruleNames = (): string[] => {
  const config: unknown = createRequire(import.meta.url)(path.resolve('.dependency-cruiser.cjs'));
  return z
    .parse(z.object({ forbidden: z.array(z.object({ name: z.string() })) }), config)
    .forbidden.map(({ name }) => name);
};

const CONTRACT = 'api/contract/common/money.ts';
const BATTERY = 'widgets/wizard/estimate/battery';
// Rule, the file with the breach, what it imports.
const BREACHES: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['site-uses-widgets-and-contract-only', 'site/pages/Home.tsx', 'api/leads/repository.ts'],
  ['widgets-use-contract-only', 'widgets/wizard/steps.ts', 'api/config/config.ts'],
  ['widgets-use-contract-only', 'widgets/wizard/pages.ts', 'site/routes.ts'],
  ['api-knows-no-frontend', 'api/quotes/page.ts', 'widgets/theme/vars.ts'],
  ['nothing-shipped-imports-tests', 'api/quotes/fake.ts', 'tests/support/fakes.ts'],
  ['nothing-shipped-imports-tests', 'site/pages/Sample.tsx', 'widgets/ui/Badge/Badge.test.tsx'],
  ['examples-are-for-the-workbench', 'widgets/wizard/gallery.ts', 'widgets/ui/Badge/Badge.examples.tsx'],
  ['contract-is-pure', 'api/contract/common/clock.ts', 'node:fs'],
  ['contract-is-pure', 'api/contract/common/whole.ts', 'zod'],
  ['contract-is-pure', 'api/contract/common/server.ts', 'api/config/config.ts'],
  ['contract-common-knows-no-funnel', 'api/contract/common/prices.ts', 'api/contract/ev/schema.ts'],
  ['contract-funnels-are-strangers', 'api/contract/solar/schema.ts', 'api/contract/ev/schema.ts'],
  ['routes-list-pages', 'site/routes.ts', 'site/kit/menus.ts'],
  ['pages-are-strangers', 'site/pages/blog/Blog.tsx', 'site/pages/home/Home.tsx'],
  ['site-pages-know-only-what-is-below', 'site/pages/blog/all.ts', 'site/routes.ts'],
  ['site-figures-know-only-what-is-below', 'site/figures/figures.ts', 'site/pages/blog/Blog.tsx'],
  ['site-kit-know-only-what-is-below', 'site/kit/Prose.tsx', 'site/figures/figures.ts'],
  ['site-facts-know-only-what-is-below', 'site/facts/prices.ts', 'site/kit/Price.tsx'],
  ['site-markdown-know-only-what-is-below', 'site/markdown/collection.ts', 'site/facts/facts.ts'],
  ['drawings-and-document-are-the-bottom', 'site/drawings/Roof.tsx', 'site/document/route.ts'],
  ['drawings-and-document-are-the-bottom', 'site/document/structuredData.ts', 'site/kit/Breadcrumbs.tsx'],
  ['client-brings-no-page-along', 'site/client/behaviours/search.ts', 'site/pages/search/Search.tsx'],
  ['nobody-imports-generate-or-client', 'site/pages/home/files.ts', 'site/generate/buildFolder.ts'],
  ['nobody-imports-generate-or-client', 'site/kit/tabs.ts', 'site/client/tabs.ts'],
  ['widget-funnels-are-strangers', 'widgets/funnels/solar/state.ts', 'widgets/funnels/ev/state.ts'],
  ['steps-take-props-only', 'widgets/funnels/solar/steps/System.tsx', 'widgets/runtime/host.ts'],
  ['steps-take-props-only', 'widgets/funnels/heat/later.tsx', 'widgets/runtime/host.ts'],
  ['estimate-comes-after-the-price', 'widgets/wizard/Sample.tsx', 'widgets/wizard/estimate/EnergyEstimate.tsx'],
  ['estimate-comes-after-the-price', 'widgets/wizard/estimate/EnergyEstimate.tsx', `${BATTERY}/BatteryWorth.tsx`],
  ['ui-knows-no-funnel-and-no-host', 'widgets/ui/Badge/Badge.tsx', 'widgets/runtime/host.ts'],
  ['wizard-knows-no-funnel', 'widgets/wizard/order.ts', 'widgets/funnels/ev/state.ts'],
  ['runtime-knows-no-funnel', 'widgets/runtime/loader.ts', 'widgets/funnels/ev/state.ts'],
  ['theme-is-the-bottom', 'widgets/theme/dark.ts', CONTRACT],
  ['elements-are-entries', 'site/client/tags.ts', 'widgets/elements/ev-quote.ts'],
  ['only-runtime-wraps-elements', 'widgets/wizard/tag.ts', '@r2wc/core'],
  ['no-node-in-widgets', 'widgets/wizard/files.ts', 'node:path'],
  ['nobody-imports-the-server', 'api/quotes/again.ts', 'api/server.ts'],
  ['the-top-is-the-top', 'api/quotes/health.ts', 'api/health.ts'],
  ['only-commands-import-commands', 'api/quotes/command.ts', 'api/commands/doctor.ts'],
  ['app-is-assembled-by-the-server', 'api/quotes/whole.ts', 'api/app.ts'],
  ['common-is-the-bottom', 'api/config/places.ts', 'api/appointments/places.ts'],
  ['storage-knows-no-use-case', 'api/leads/repository.ts', 'api/quotes/routes.ts'],
  ['storage-knows-no-use-case', 'api/partners/sums.ts', 'api/statistics/stepCounts.ts'],
  ['storage-knows-no-use-case', 'api/leads/sums.ts', 'api/reports/statement.ts'],
  ['outbox-knows-no-lead', 'api/outbox/lookUp.ts', 'api/leads/leadRow.ts'],
  ['requests-send-no-mail', 'api/quotes/send.ts', 'api/mail/transport.ts'],
  ['presenters-word-only', 'api/presenters/book.ts', 'api/appointments/places.ts'],
  ['mail-reads-rows-only', 'api/mail/lookUp.ts', 'api/db/find.ts'],
  ['documents-render-only', 'api/documents/lookUp.ts', 'api/leads/find.ts'],
  ['db-is-the-bottom', 'api/db/seed.ts', 'api/leads/find.ts'],
  ['middleware-knows-no-use-case', 'api/middleware/body.ts', 'api/quotes/routes.ts'],
  ['database-driver-in-one-place', 'api/leads/driver.ts', 'sqlite3'],
  ['webhooks-in-one-place', 'api/mail/sign.ts', 'standardwebhooks'],
  ['delivery-reads-rows-only', 'api/delivery/lookUp.ts', 'api/db/find.ts'],
  ['smtp-in-one-place', 'api/outbox/driver.ts', 'nodemailer'],
  ['pdf-in-one-place', 'api/mail/driver.ts', 'pdfkit'],
  ['no-barrels', 'api/quotes/barrel.ts', 'api/quotes/index.ts'],
  ['no-barrels', 'widgets/wizard/barrel.ts', 'widgets/ui/index.ts'],
  ['resolvable', 'api/quotes/gone.ts', 'api/quotes/nowhere.ts'],
  ['listed-packages-only', 'api/quotes/unlisted.ts', 'supports-color'],
  ['no-build-packages-shipped', 'api/quotes/tool.ts', 'tsx'],
  ['no-development-packages-on-a-server', 'api/quotes/dev.ts', 'oxfmt'],
  ['no-development-packages-on-a-server', 'api/quotes/element.ts', 'preact'],
  ['bundled-packages-only', 'widgets/wizard/dev.ts', 'oxfmt'],
  ['bundled-packages-only', 'site/pages/Server.tsx', 'express'],
];
// Reported once, at whichever of its files is met first.
const CYCLE: readonly (readonly [from: string, to: string])[] = [
  ['api/partners/keys.ts', 'api/partners/origins.ts'],
  ['api/partners/origins.ts', 'api/partners/keys.ts'],
  ['widgets/wizard/first.ts', 'widgets/wizard/second.tsx'],
  ['widgets/wizard/second.tsx', 'widgets/wizard/first.ts'],
  ['tests/bench/first.ts', 'tests/bench/second.ts'],
  ['tests/bench/second.ts', 'tests/bench/first.ts'],
];
// No cycle of files: only their folders know each other.
const TWO_WAY: readonly (readonly [from: string, to: string])[] = [
  ['api/newsletter/issues.ts', 'api/enquiry/answers.ts'],
  ['api/enquiry/questions.ts', 'api/newsletter/addresses.ts'],
];
const RIGHT: readonly (readonly [from: string, to: string])[] = [
  ['site/pages/Right.tsx', 'widgets/theme/vars.ts'],
  ['site/client/right.ts', CONTRACT],
  ['site/client/words.ts', 'site/pages/search/search.ts'],
  ['site/generate/prerender.ts', 'site/pages/quotes/route.ts'],
  ['site/pages/quotes/route.ts', 'site/document/route.ts'],
  ['widgets/runtime/right.ts', CONTRACT],
  ['widgets/wizard/right.ts', 'preact'],
  ['widgets/theme/vars.ts', 'api/contract/common/palette.ts'],
  ['widgets/theme/sprinkles.css.ts', '@vanilla-extract/css'],
  ['api/contract/right/schema.ts', CONTRACT],
  ['api/contract/right/wire.ts', 'zod/mini'],
  ['api/contract/right/schema.test.ts', 'vitest'],
  ['api/quotes/acceptQuote.ts', 'api/leads/store.ts'],
  ['api/leads/storeLeads.ts', 'api/outbox/queueMails.ts'],
  ['api/mail/handlers.ts', 'api/mail/content.ts'],
  ['api/db/client.ts', 'knex'],
  ['api/mail/smtp.ts', 'nodemailer'],
];

const isLocal = (name: string): boolean => /^(api|widgets|site|tests)\//.test(name);

function importLine(from: string, to: string): string {
  const relative = isLocal(to) ? path.posix.relative(path.posix.dirname(from), to) : to;
  return `import '${isLocal(to) && !relative.startsWith('.') ? `./${relative}` : relative}';\n`;
}

function asFiles(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [, to] of pairs) if (isLocal(to) && !to.endsWith('nowhere.ts')) files[to] = 'export const it = 1;\n';
  for (const [from, to] of pairs) files[from] = importLine(from, to) + (files[from] ?? '');
  return files;
}

it(
  'finds a planted breach of every rule, and nothing in what is right',
  () => {
    const orphan = { 'api/quotes/leftOver.ts': 'export const it = 1;\n' };
    const tree = plantTree({
      ...asFiles([...BREACHES.map(([, from, to]) => [from, to] as const), ...CYCLE, ...TWO_WAY, ...RIGHT]),
      ...orphan,
    });
    const { violations } = readReport(tree.run('depcruise', ...cruise, ...FOLDERS)).summary;
    tree.remove();
    const found = violations.map(({ rule, from }) =>
      rule.name === 'no-cycles' ? `no-cycles: ${path.dirname(from)}` : `${rule.name}: ${from}`,
    );
    const planted = [
      ...BREACHES.map(([rule, from]) => `${rule}: ${from}`),
      'no-orphans: api/quotes/leftOver.ts',
      'no-cycles: api/partners',
      'no-cycles: widgets/wizard',
      'no-cycles: tests/bench',
      'no-two-way-folders: api/enquiry',
      'no-two-way-folders: api/newsletter',
    ];
    expect(planted.filter((breach) => !found.includes(breach))).toEqual([]);
    const right = new Set(RIGHT.map(([from]) => from));
    expect(violations.filter(({ from }) => right.has(from))).toEqual([]);
    expect(ruleNames().filter((name) => !planted.some((breach) => breach.startsWith(`${name}: `)))).toEqual([]);
  },
  LIMIT_MS,
);

it(
  'sees through the alias and type-only imports',
  () => {
    const tree = plantTree({
      'api/contract/solar/schema.ts': "import type { It } from '../ev/schema.ts';\nexport type Own = It;\n",
      'api/contract/ev/schema.ts': 'export type It = 1;\n',
      'widgets/theme/vars.ts': "import { it } from '#contract/ev/schema.ts';\nexport const own = it;\n",
    });
    const { violations } = readReport(tree.run('depcruise', ...cruise, 'api', 'widgets')).summary;
    tree.remove();
    expect(violations.map(({ rule }) => rule.name).toSorted()).toEqual([
      'contract-funnels-are-strangers',
      'theme-is-the-bottom',
    ]);
  },
  LIMIT_MS,
);

// A TypeScript that dependency-cruiser does not know makes it see no module and report success: both in one look.
it(
  'finds no breach in the project, and has seen every file of ours',
  () => {
    const own = readSourceFiles('.').filter(({ path: file }) => FOLDERS.includes(file.split('/')[0] ?? ''));
    const wanted = codeFiles(own)
      .map(({ path: file }) => file)
      // Apart from the bench, and from apps of other tools, which have packages of their own.
      .filter((file) => !/^tests\/(bench|hosts\/[^/]+)\//.test(file));
    const { stdout } = spawnSync('node_modules/.bin/depcruise', [...cruise, ...FOLDERS, '*.config.ts'], {
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    });
    const { modules, summary } = readReport(stdout);
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
    const seen = new Set(modules.map(({ source }) => source));
    expect(wanted.length).toBeGreaterThan(50);
    expect(wanted.filter((file) => !seen.has(file))).toEqual([]);
  },
  LIMIT_MS,
);
