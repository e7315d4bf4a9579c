import { parseArgs } from 'node:util';
import { PUBLIC_URL_TOKEN } from '../../../api/contract/common/publicUrl.ts';
import { builtPages, builtText } from '../../support/builtSite.ts';
import { installTools } from '../../tools/tools.ts';
import { machineNote } from '../machine.ts';
import { count } from '../options.ts';
import { tableText } from '../report.ts';
import { measurePages, siteSections } from './measureSite.ts';

// `npm run bench:site -- [--runs N] [addresses]`: every page of the sitemap, or the named ones, as Lighthouse sees it on
// a middling phone, each time beside a hand-written page with the same words, until the medians stand: seven times at
// least, `--runs` at most. A quarter of a minute a page and round, so two hours for all pages; fewer rounds than seven
// decide nothing about times. On a busy machine no row of times is valid.
const DEFAULT_RUNS = 25;
const { values, positionals } = parseArgs({ options: { runs: { type: 'string' } }, allowPositionals: true });
const runs = count('runs', values.runs, DEFAULT_RUNS);

const sitemap = builtText('sitemap.xml');
const isListed = (address: string): boolean => sitemap.includes(`<loc>${PUBLIC_URL_TOKEN}${address}</loc>`);
const pages = builtPages().filter(({ address }) =>
  positionals.length > 0 ? positionals.includes(address) : isListed(address),
);
if (pages.length === 0) throw new Error('expected addresses of the sitemap, like / and /solar-quote');

installTools();
process.stdout.write(`${machineNote()}\n`);
const sections = siteSections(await measurePages(pages, runs));
process.stdout.write(`${tableText(sections)}\n`);
