import { cleanText, visibleText } from '#contract/common/text.ts';
import type { MailRow } from './mailLayout.ts';

/** One value as it may stand in a text part: further lines are indented, so that none can pass for a line of ours. */
export const plain = (value: string): string => visibleText(cleanText(value)).replace(/\n/g, '\n    ');

/** A heading, a rule and "label: value" lines. */
export const plainRows = (heading: string, rows: readonly MailRow[]): string =>
  [plain(heading).toUpperCase(), ...rows.map(({ label, value }) => `${plain(label)}: ${plain(value)}`)].join('\n');

/** Blocks with an empty line between them; "" is left out. */
export const plainMail = (...blocks: readonly string[]): string => `${blocks.filter(Boolean).join('\n\n')}\n`;

const MAX_SUBJECT = 180;

/** A subject of parts that are all ours; one line, whatever gets into it. */
export const subjectLine = (parts: readonly string[]): string =>
  parts
    .map((part) => visibleText(cleanText(part)).replace(/\s+/g, ' '))
    .filter(Boolean)
    .join(' · ')
    .slice(0, MAX_SUBJECT);
