import { cleanLine, visibleText } from '#contract/common/text.ts';

const MAX_LENGTH = 40;
// Neither the marks that part a subject nor what makes an address: a dot only ends a word ("Bell & Co. Ltd").
const NAME = /^(?:[\p{L}\p{M}\p{N} &'’,+-]|\.(?= |$))+$/u;

/**
 * A name that somebody has typed, as it may stand in the subject of a mail to us: at most 40 characters, or "" for what
 * could be anything else than a name. The mail itself shows it as it was typed.
 */
export function subjectName(typed: string): string {
  const name = cleanLine(visibleText(typed));
  if (!NAME.test(name)) return '';
  const letters = [...name];
  return letters.length <= MAX_LENGTH
    ? name
    : `${letters
        .slice(0, MAX_LENGTH - 1)
        .join('')
        .trimEnd()}…`;
}
