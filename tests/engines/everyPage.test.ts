import { describe, expect, test } from 'vitest';
import { sitemapPaths } from '../support/builtSite.ts';
import { ENGINES, useStage } from './support/stage.ts';

// Every page of ours, in the narrowest window that both engines have, and in wider ones.

const WIDTHS = [450, 620, 1280] as const;

/** By how many pixels a page is wider than its window. */
const overflow = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

describe.each(ENGINES)('%s', (_name, open) => {
  const stage = useStage(open);

  test('no page is wider than its window, and none complains', async () => {
    const { visitor, ours } = stage();
    const paths = sitemapPaths();
    expect(paths.length).toBeGreaterThan(50);
    const wide: string[] = [];
    const complaints: string[] = [];
    for (const path of paths) {
      await visitor.open(ours.origin + path);
      for (const width of WIDTHS) {
        await visitor.engine.resize({ width, height: 900 });
        const over = await visitor.evaluate(overflow);
        if (over > 0) wide.push(`${path} at ${width} px: ${over}`);
      }
      complaints.push(...ours.complaints());
    }
    expect(wide).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
