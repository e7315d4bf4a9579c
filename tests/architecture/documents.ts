import path from 'node:path';
import { countLines, isTestFile, perFile, type Rule, type SourceFile } from './sourceFiles.ts';

const DOCUMENT = /^(?:[A-Z]+\.md|docs\/.+\.md)$/;
// What was said on a day stays as it was said.
const HISTORY = 'CHANGELOG.md';
const LINK = /\]\(([^)\s]+)\)/g;
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;
const BLOCK = /```[\s\S]*?```/g;
const NAMED = /`((?:api|docs|public|site|tests|widgets)\/[^`\s]*)`/g;
// "pages/<name>/route.ts", "elements/*.ts", "funnels/{a,b}": known as far as it is written out.
const OPEN_END = /[<*{…]|NAME/;

const documents = (files: readonly SourceFile[]): SourceFile[] => files.filter((file) => DOCUMENT.test(file.path));

/** Anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsOf = ({ text }: SourceFile): Set<string> =>
  new Set([...text.replace(BLOCK, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));

const isThere = (files: readonly SourceFile[], place: string): boolean => {
  const plain = place.replace(/\/$/, '');
  return files.some((file) => file.path === plain || file.path.startsWith(`${plain}/`));
};

/** Links between documents lead to a file, and to a heading of it. */
export const linksOfDocuments: Rule = (files) =>
  perFile(documents, (document) =>
    [...document.text.replace(CODE, '').matchAll(LINK)].flatMap(([, link = '']) => {
      if (/^[a-z]+:/.test(link)) return [];
      const [target = '', anchor = ''] = link.split('#');
      const place = target === '' ? document.path : path.posix.join(path.posix.dirname(document.path), target);
      if (!isThere(files, place)) return [`leads to ${place}, which is not there`];
      const page = files.find((file) => file.path === place);
      return anchor && page && !anchorsOf(page).has(anchor) ? [`${place} has no heading #${anchor}`] : [];
    }),
  )(files);

/** Files and folders that a document names are there. */
export const pathsInDocuments: Rule = (files) =>
  perFile(
    (all) => documents(all).filter((document) => document.path !== HISTORY),
    ({ text }) =>
      [...text.matchAll(NAMED)].flatMap(([, name = '']) => {
        const open = OPEN_END.exec(name);
        const known = open ? name.slice(0, name.lastIndexOf('/', open.index)) : name;
        return isThere(files, known) ? [] : [`names ${name}, which is not there`];
      }),
  )(files);

// Five minutes and ten, at the pace of somebody who also looks at the tables.
const MOST_WORDS: Readonly<Record<string, number>> = { 'README.md': 1200, 'ARCHITECTURE.md': 2200 };

/** Short enough to be read. */
export const readableDocuments: Rule = (files) =>
  perFile(documents, (document) => {
    const words = document.text.split(/\s+/).filter(Boolean).length;
    const most = MOST_WORDS[document.path] ?? Number.POSITIVE_INFINITY;
    return words > most ? [`${words} words, at most ${most}`] : [];
  })(files);

const SIZE = /^\| ([^|]*)\|.*\| (\d+) \|$/gm;
// A size is told so that a reader knows what to expect, not to the line.
const TOLERANCE = 0.1;

/** A row of a table that names files and ends with a number tells how many lines they have, without tests. */
export const sizesInDocuments: Rule = (files) =>
  perFile(documents, ({ text }) =>
    [...text.matchAll(SIZE)].flatMap(([, named = '', told = '']) => {
      const places = [...named.matchAll(NAMED)].map(([, name = '']) => name);
      if (places.length === 0) return [];
      const counted = files
        .filter((file) => !isTestFile(file) && places.some((place) => isThere([file], place)))
        .reduce((lines, file) => lines + countLines(file.text), 0);
      const isClose = Math.abs(counted - Number(told)) <= TOLERANCE * counted;
      return isClose ? [] : [`says ${told} lines of ${places.join(', ')}; there are ${counted}`];
    }),
  )(files);
