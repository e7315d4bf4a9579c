import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { TAGS, type TagName } from '../../support/tags.ts';

// What is photographed, and where its pictures lie: beside this file.

/** One page of each kind that visitors meet. Each is without a figure that ends within months. */
export const PAGES = {
  home: '/',
  product: '/solar',
  charging: '/ev-charging',
  plans: '/homecare-plans',
  energy: '/energy',
  blog: '/blog',
  article: '/blog/solar-panel-cost-newcastle',
  town: '/solar-panels-newcastle',
  campaign: '/campaigns/first-electric-car',
  partner: '/sandgate-homes-solar',
  emergencies: '/emergencies',
  questions: '/faqs',
} as const satisfies Readonly<Record<string, `/${string}`>>;

/** A telephone and a desktop; of each page the first screens, where a visitor decides. */
export const WINDOWS = [
  { width: 390, height: 1500 },
  { width: 1280, height: 1080 },
] as const;

export const pagePicture = (name: string, width: number): string[] => ['pages', `${name}-${width}.png`];
export const resultPicture = (tag: TagName): string[] => ['results', `${tag}.png`];
export const NOTICE_PICTURE = ['results', 'notice.png'];

/** Blocks of a result that visitors open, one in each theme: what is in them is drawn as much as it is written. */
export const OPENED = {
  estimate: { summary: 'For your home: an estimate', theme: 'light' },
  battery: { summary: 'Is a battery worth it?', theme: 'dark' },
} as const;
export const blockPicture = (block: string): string[] => ['results', `${block}-opened.png`];

const FOLDER = import.meta.dirname;
const KINDS = ['pages', 'results'] as const;
const MOST_BYTES = 4_000_000;

const wanted = (): Set<string> =>
  new Set(
    [
      ...Object.keys(PAGES).flatMap((name) => WINDOWS.map(({ width }) => pagePicture(name, width))),
      ...TAGS.map(resultPicture),
      NOTICE_PICTURE,
      ...Object.keys(OPENED).map(blockPicture),
    ].map((parts) => parts.join('/')),
  );

const kept = (): string[] =>
  KINDS.flatMap((kind) => readdirSync(path.join(FOLDER, kind)).map((file) => `${kind}/${file}`));

/** Files of pictures, by path. */
export const pictureFiles = (): string[] => kept().map((file) => path.join(FOLDER, file));

/** Those that no test compares any more. */
export const leftOvers = (): string[] => {
  const names = wanted();
  return kept()
    .filter((file) => !names.has(file))
    .map((file) => path.join(FOLDER, file));
};

/** How much they are too large together, in bytes; 0 where they are not. */
export const excessBytes = (): number =>
  Math.max(0, pictureFiles().reduce((sum, file) => sum + statSync(file).size, 0) - MOST_BYTES);
