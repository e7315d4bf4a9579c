// C0 and C1 controls without tab and line feed; U+0000 is among them (PostgreSQL refuses it).
// oxlint-disable-next-line no-control-regex -- control characters are what this pattern is for
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;
const LONE_SURROGATES = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
// Marks that reorder or hide text: they may stand in stored text, never in a mail, a document or a log line.
const INVISIBLE = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/g;
// One word or two: more make a sentence of the sender's own.
const FIRST_NAME = /^[\p{L}\p{M}'’-]+( [\p{L}\p{M}'’-]+)?$/u;
const MAX_GREETING_LENGTH = 20;

/** Text of several lines as it is stored: NFC, well-formed, line feeds only, no control characters, trimmed. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(LONE_SURROGATES, '')
    .replace(CONTROLS, '')
    .normalize('NFC')
    .trim();

/** One line as it is stored: like `cleanText`, with every run of white space as one space. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** Text for mails, documents and logs: without the marks that reorder or hide what stands around them. */
export const visibleText = (text: string): string => text.replace(INVISIBLE, '');

/**
 * The first word of a name if that can be nothing but a name (one word or two of letters, marks, hyphens and apostrophes,
 * 20 characters at most), else "".
 * Mails and pages that are passed on show no other free text: it could carry a link or a message of a stranger's.
 */
export function greetingName(firstName: string): string {
  const name = visibleText(cleanLine(firstName));
  // Of two words one may be the family's: what is passed on to others names the first only.
  const [first = ''] = name.split(' ');
  return name.length <= MAX_GREETING_LENGTH && FIRST_NAME.test(name) ? first : '';
}
