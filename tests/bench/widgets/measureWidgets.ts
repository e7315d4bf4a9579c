import { chromium } from 'playwright';
import { chromiumFlags } from '../../support/chromiumFlags.ts';
import { ensureChromium } from '../../support/ensureChromium.ts';
import type { Options } from '../options.ts';
import { measureQuietly } from '../quietness.ts';
import type { Section } from '../report.ts';
import { measureBytes } from './bytes.ts';
import { measureShift } from './shift.ts';
import { SLOWNESS } from './slowPage.ts';
import { setStage } from './stage.ts';
import { measureTags, UNTOUCHED_SECONDS } from './tagBytes.ts';
import { measureTiming } from './timing.ts';

/** Widgets on a partner's page and on our own, against a form of SurveyJS with the same fields and an earlier build. */
export async function measureWidgets({ runs, peer }: Pick<Options, 'runs' | 'peer'>): Promise<Section[]> {
  const stage = await setStage(peer);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
  try {
    const { cpu, latencyMs, megabits } = SLOWNESS;
    return [
      {
        title: 'Widgets: bytes',
        notes: [
          'Bodies of what Chromium asked for, as they came. SurveyJS 2.5.38 comes from the same bundler and server.',
        ],
        rows: await measureBytes(browser, stage),
      },
      {
        title: 'Widgets: bytes of every tag',
        notes: [
          'As above, on a partner page. A further tag stands beside <solar-quote> (solar beside <ev-quote>).',
          `Left alone: what the page asks for until ${UNTOUCHED_SECONDS} s after it has loaded and rests, nobody touching it.`,
        ],
        rows: await measureTags(browser, stage),
      },
      {
        title: 'Widgets: time',
        notes: [
          `Chromium ${browser.version()}, ${cpu}× slower CPU, ${latencyMs} ms, ${megabits} Mbit/s, empty cache; pages in turn, median of ratios.`,
          'A control is usable when it can be seen, is enabled and its tag has said quote-ready; ms since the navigation began.',
        ],
        rows: [
          ...(await measureQuietly(() => measureTiming(browser, stage, runs))),
          ...(await measureShift(browser, stage)),
        ],
      },
    ];
  } finally {
    await browser.close();
    await stage.close();
  }
}
