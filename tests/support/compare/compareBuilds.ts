import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareRules, compareText, NameExchange, type PageDifference } from './comparePages.ts';

const SHEET = /<link rel="stylesheet" href="([^"]+)">/g;
const TEXTS = /\.(?:html|xml|txt|webmanifest|svg)$|search-index\.json$/;

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXTS.test(name));

/** The pages of two builds (folders `dist`): what differs in more than made-up names, and pages that only one has. */
export function compareBuilds(before: string, after: string): readonly PageDifference[] {
  const [old, young] = [path.join(before, 'site'), path.join(after, 'site')];
  const [oldFiles, youngFiles] = [filesOf(old), filesOf(young)];
  const gone = oldFiles.filter((file) => !youngFiles.includes(file));
  const come = youngFiles.filter((file) => !oldFiles.includes(file));
  const shared = oldFiles.filter((file) => youngFiles.includes(file));
  const names = new NameExchange();
  const text = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');
  // Styles of a page in a file of their own are compared as if they stood in it.
  const read = (folder: string, file: string) =>
    text(folder, file).replace(SHEET, (_link, sheet: string) => `<style>${text(folder, sheet)}</style>`);
  const pairs = shared.map((page) => ({ page, texts: [read(old, page), read(young, page)] as const }));
  // All texts first: a rule may be about a class that only another page shows.
  const texts = pairs.flatMap(({ page, texts: [a, b] }) =>
    compareText(a, b, names).map((found) => ({ page, ...found })),
  );
  const rules = pairs.flatMap(({ page, texts: [a, b] }) =>
    compareRules(a, b, names).map((found) => ({ page, ...found })),
  );
  return [
    ...gone.map((page): PageDifference => ({ page, what: 'text', before: 'there', after: 'gone' })),
    ...come.map((page): PageDifference => ({ page, what: 'text', before: 'not there', after: 'new' })),
    ...texts,
    ...rules,
  ];
}
