/** One line of a doc comment that begins with a mark: `@fires quote-step {step, of, name} another step is shown`. */
export interface MarkedLine {
  /** "fires" */
  readonly mark: string;
  /** "quote-step" */
  readonly name: string;
  /** What stands in braces: ["step", "of", "name"]. */
  readonly fields: readonly string[];
  readonly text: string;
}

export interface DocComment {
  /** The paragraphs before the first mark. */
  readonly paragraphs: readonly string[];
  /** Which of the attributes of every tag do something on this one: "done-url". */
  readonly common: readonly string[];
  readonly marked: readonly MarkedLine[];
}

const DECLARED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+(?:: ElementDefinition<\w+>)? =/;
const MARKED = /^@(\w+) ([\w-]+)(?:\s+\{([^}]*)\})?(?:\s+([\s\S]*))?$/;
// Speaks to readers of the source: the reference lists these attributes with their meaning.
const ABOUT_COMMON = /attributes of every tag/;

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function markedLine(text: string): MarkedLine[] {
  const [, mark, name, fields = '', rest = ''] = MARKED.exec(text.trim()) ?? [];
  if (mark === undefined || name === undefined) return [];
  const names = fields.split(',').map((field) => field.trim());
  return [{ mark, name, fields: names.filter((field) => field !== ''), text: flat(rest) }];
}

/** The doc comment of the tag that a module declares. @throws when it has none */
export function readDocComment(source: string): DocComment {
  const [, comment] = DECLARED.exec(source) ?? [];
  if (comment === undefined) throw new Error('expected a doc comment above the declaration of a tag');
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\* ?/, ''));
  const [about = '', ...marks] = lines.join('\n').split(/\n(?=@)/);
  const paragraphs = about.split(/\n\s*\n/).map(flat);
  const [aboutCommon = ''] = paragraphs.filter((text) => ABOUT_COMMON.test(text));
  return {
    paragraphs: paragraphs.filter((text) => text !== '' && text !== aboutCommon),
    common: [...aboutCommon.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name),
    marked: marks.flatMap(markedLine),
  };
}
