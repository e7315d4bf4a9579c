import { existsSync } from 'node:fs';
import { figures } from '../figures/figures.ts';
import { contentProblems, contentSources, type ContentProblem } from '../markdown/contentProblems.ts';
import { redirects } from '../redirects.ts';

type ProblemInFile = Omit<ContentProblem, 'file'>;

/** HTML of every page by its path. */
export type PagesByPath = ReadonlyMap<string, string>;

// The words of a link may begin on the line before.
const MARKDOWN_LINK = /\]\(([^)\s]+)/g;
// Looked at when they are drawn (markdown/markdown.ts).
const PICTURE = /!\[[^\]]*\]\([^)]*\)/g;
const FIELD_LINK = /^\s*(?:- )?(?:href|path): *['"]?(\/[^\s'"]*)/;
const FIGURE = /^\{figure:([^}]*)\}$/;
const ELSEWHERE = /^(https?:|mailto:|tel:|#|\{)/;

/** What is wrong with an address of ours; undefined when there is something at it. */
function addressFault(address: string, pages: PagesByPath): string | undefined {
  if (ELSEWHERE.test(address)) return undefined;
  if (!address.startsWith('/')) return `"${address}" has to begin with / for a page of ours, or with https://.`;
  const [, path = '', id = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(address) ?? [];
  const moved = redirects[path];
  if (moved !== undefined) return `"${path}" has moved: write ${moved}.`;
  const html = pages.get(path);
  if (html === '') return undefined;
  if (html === undefined) return existsSync(`public${path}`) ? undefined : `there is no page and no file at "${path}".`;
  // The fragment of a quote's page may carry answers.
  const isThere = id === '' || id.includes('=') || html.includes(` id="${id}"`);
  return isThere ? undefined : `"${path}" has no place named "${id}".`;
}

function linkFaults(line: string, pages: PagesByPath): readonly string[] {
  const field = FIELD_LINK.exec(line)?.[1];
  const addresses = [...line.replaceAll(PICTURE, '').matchAll(MARKDOWN_LINK)].map(([, address = '']) => address);
  const faults = [...addresses, ...(field === undefined ? [] : [field])].map((address) => addressFault(address, pages));
  return faults.filter((fault) => fault !== undefined);
}

function figureFaults(line: string): readonly string[] {
  const [, name] = FIGURE.exec(line.trim()) ?? [];
  if (name === undefined || Object.hasOwn(figures, name)) return [];
  return [`there is no figure "${name}". There are: ${Object.keys(figures).join(', ')}.`];
}

/** Links and figures of a file that lead to nothing. */
export const faultsOf = (text: string, pages: PagesByPath): readonly ProblemInFile[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      [...figureFaults(line), ...linkFaults(line, pages)].map((message) => ({ line: index + 1, message })),
    );

const addressesOf = (file: string): readonly string[] => {
  const [, folder = '', slug = ''] = /(?:content\/|pages\/)([^/]+)\/(?:.+\/)?([^/]+)\.md$/.exec(file) ?? [];
  return [`/${folder}/${slug}`, `/${slug}`, `/${slug}-solar`];
};

/** The same for every text of a page. A page that is missing because its own file is broken is not told again. */
export function contentFindings(pages: PagesByPath): readonly ContentProblem[] {
  const broken = contentProblems().flatMap(({ file }) => addressesOf(file).map((address) => [address, ''] as const));
  const known = new Map([...pages, ...broken.filter(([address]) => !pages.has(address))]);
  return [...contentSources()].flatMap(([file, text]) =>
    faultsOf(text, known).map((problem) => ({ file, ...problem })),
  );
}
