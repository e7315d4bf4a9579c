import { dayWords } from '#contract/common/calendar.ts';
import type { SiteFile } from '#contract/common/siteFile.ts';
import { endedFigures } from '#contract/datedFigures.ts';

/** What pages still say, and what quotes are worked out with, although its time is over, in words for the operator. @param today ISO day */
export const expiredFacts = (facts: SiteFile['facts'], today: string): string[] => [
  ...Object.entries(facts)
    .filter(([, last]) => today > last)
    .map(
      ([id, last]) =>
        `the fact "${id}" was true until ${dayWords(last)}: bring it up to date in site/facts/registry, or build again and pages say it without its date`,
    ),
  ...endedFigures(today),
];
