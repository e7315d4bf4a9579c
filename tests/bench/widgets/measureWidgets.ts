import { chromium } from 'playwright';
import { chromiumFlags } from '../../support/chromiumFlags.ts';
import { ensureChromium } from '../../support/ensureChromium.ts';
import type { Options } from '../options.ts';
import type { Section } from '../report.ts';
import { measureBytes } from './bytes.ts';
import { measureShift } from './shift.ts';
import { SLOWNESS } from './slowPage.ts';
import { setStage } from './stage.ts';
import { measureTags } from './tagBytes.ts';
import { measureTiming } from './timing.ts';

/** Widgets on a partner's page and on our own, against a form of SurveyJS with the same fields. */
export async function measureWidgets({ runs }: Pick<Options, 'runs'>): Promise<Section[]> {
  const stage = await setStage();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
  try {
    const { cpu, latencyMs, megabits } = SLOWNESS;
    const network = `${cpu}× slower CPU, ${latencyMs} ms, ${megabits} Mbit/s, empty cache`;
    return [
      {
        title: 'Widgets: bytes',
        notes: ['Files that Chromium asked for, brotli 11. SurveyJS 2.5.38 comes from the same bundler and server.'],
        rows: await measureBytes(browser, stage),
      },
      {
        title: 'Widgets: bytes of every tag',
        notes: ['As above. A further tag stands beside <solar-quote> (solar beside <ev-quote>).'],
        rows: await measureTags(browser, stage),
      },
      {
        title: 'Widgets: time',
        notes: [`Chromium ${browser.version()}, ${network}; ${runs} visits of each page in turn, median of ratios.`],
        rows: [...(await measureTiming(browser, stage, runs)), ...(await measureShift(browser, stage))],
      },
    ];
  } finally {
    await browser.close();
    await stage.close();
  }
}
