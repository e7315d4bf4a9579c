import type { Locator, Page } from '@playwright/test';
import { probeSource } from './probe.ts';

/** Widths of the tag, odd ones and both sides of every breakpoint among them. */
const WIDTHS = [
  240, 267, 280, 300, 320, 333, 340, 360, 375, 390, 419, 420, 447, 480, 510, 540, 599, 600, 620, 640, 660, 720, 800,
  879, 880, 960, 1000,
] as const;

/** Once for each page, before it is opened. */
export async function addProbe(page: Page): Promise<void> {
  await page.addInitScript(probeSource);
}

/**
 * Looks at what a tag shows now in every width.
 * @returns what is wrong, each finding once with the widths that have it
 */
export async function sweep(tag: Locator): Promise<string[]> {
  const found = await tag.evaluate((node: HTMLElement, widths) => {
    const { textProbe: probe } = window;
    const { shadowRoot: root } = node;
    if (!probe || !root) throw new Error('expected the probe on the page and an open tag');
    const findings: Record<string, number[]> = {};
    node.style.setProperty('max-width', 'none', 'important');
    for (const width of widths) {
      node.style.setProperty('width', `${width}px`, 'important');
      const texts = probe.seenTexts(root);
      const wrong = [...probe.tornTexts(texts), ...probe.outOfBox(root, texts), ...probe.overlaps(root, texts)];
      for (const finding of new Set(wrong)) (findings[finding.replaceAll(/\d+ > \d+/g, '')] ??= []).push(width);
    }
    for (const finding of probe.rawNumbers(probe.seenTexts(root))) findings[finding] = [node.offsetWidth];
    node.style.removeProperty('width');
    node.style.removeProperty('max-width');
    return findings;
  }, WIDTHS);
  return Object.entries(found).map(([finding, widths]) => `${finding} at ${widths.join(', ')} px`);
}
