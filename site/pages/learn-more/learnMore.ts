import type { Crumb } from '../../document/structuredData.ts';

const PATH = '/learn-more';
const above: readonly Crumb[] = [{ name: 'Plans and prices', path: PATH }];

/** What all topics of the learn-more pages share. */
export const learnMore = {
  path: PATH,
  above,
  barsCaption: 'What each starts at, a month',
  help: {
    title: 'Rather talk it through?',
    text: 'Tell us about the house. We say so when the smallest plan will do, or none.',
  },
} as const;
