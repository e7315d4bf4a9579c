/** Something in a text of a page that has to be put right before there can be pages. */
export interface ContentProblem {
  /** As the glob that found it names it: from the root of the project, with a slash before it. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** "faqs.2.answer" */
  readonly field?: string | undefined;
  /** What is wrong and what is allowed, in a sentence. */
  readonly message: string;
}

// Collected while the files are read, so that whoever wrote them sees everything at once.
const problems: ContentProblem[] = [];
const sources = new Map<string, string>();

export const addProblem = (problem: ContentProblem): void => void problems.push(problem);
export const contentProblems = (): readonly ContentProblem[] => problems;

/** Remembers a file as it was written, for checks that need all pages. */
export const addSource = (file: string, text: string): void => void sources.set(file, text);
export const contentSources = (): ReadonlyMap<string, string> => sources;

const nameOf = (file: string): string => file.replace(/^\//, '');

/** A line for each problem, in the order of files and lines, and how many there are. */
export function contentReport(found: readonly ContentProblem[]): string {
  const lines = found
    .toSorted((one, other) => nameOf(one.file).localeCompare(nameOf(other.file)) || one.line - other.line)
    .map(({ file, line, field, message }) => {
      const place = [`${nameOf(file)}, line ${line}`, ...(field ? [field] : [])].join(', ');
      return `  ${place}: ${message}`;
    });
  const count = found.length === 1 ? 'One thing in' : `${found.length} things in`;
  return `${count} site/pages cannot become a page:\n${lines.join('\n')}`;
}

/** Stops a build over its content. */
export class ContentError extends Error {
  constructor(readonly problems: readonly ContentProblem[]) {
    super(contentReport(problems));
    this.name = 'ContentError';
  }
}

/** @throws ContentError with everything that is wrong: what reading found, and what a check of all pages adds */
export function assertContent(further: readonly ContentProblem[] = []): void {
  const found = [...problems, ...further];
  if (found.length > 0) throw new ContentError(found);
}
