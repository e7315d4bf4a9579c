import type { Browser } from 'playwright';
import { attempt, type Budget, type Row } from '../report.ts';
import type { Content } from './hostPages.ts';
import { formOf } from './pageProbe.ts';
import { visitSlowly } from './slowPage.ts';
import type { Stage } from './stage.ts';

const WIDTHS = [320, 768, 1280] as const;
const HEIGHT = 800;

const score = (value: number): string => value.toFixed(2);
const limits = { must: 0, stretch: 0, format: score };
const rows: readonly { readonly content: Content; readonly budget: Budget }[] = [
  { content: 'tag-and-styles', budget: { what: 'layout shift, script and style sheet in the head', ...limits } },
  { content: 'tag', budget: { what: 'layout shift, script alone', ...limits } },
];

async function rowOf(browser: Browser, stage: Stage, { content, budget }: (typeof rows)[number]): Promise<Row> {
  const shifts: number[] = [];
  for (const width of WIDTHS) {
    const visit = {
      address: stage.host.address(content),
      form: formOf('solar-quote'),
      settles: true,
      size: { width, height: HEIGHT },
    };
    shifts.push((await visitSlowly(browser, visit)).shift);
  }
  const detail = WIDTHS.map((width, index) => `${score(shifts[index] ?? Number.NaN)} at ${width} px`).join(', ');
  return { budget, value: Math.max(...shifts), detail };
}

/** Whether the tag moves the page around it: the worst of three widths, on the slow network. */
export async function measureShift(browser: Browser, stage: Stage): Promise<Row[]> {
  const measured: Row[] = [];
  for (const row of rows) {
    measured.push(...(await attempt([row.budget], async () => [await rowOf(browser, stage, row)])));
  }
  return measured;
}
