import { MONTHS } from '#contract/common/calendar.ts';

// What is wrong with a text on a day, as a reader would see it.

/** What a value that is not there leaves behind. */
const BROKEN = /\b(?:undefined|NaN|null|Infinity|Invalid Date)\b|\[object |\{\{|£-|\$\{/;
/** A sentence that lost its figure, or all of its words. */
const EMPTY =
  /[!?:]\s*[.,;](?=\s|$)|(?<!\.)\.(?:\s*[,;]|\s+\.)(?=\s|$)|\(\s*\)|(?:until|since|from|of|to|at|by) [.,;](?=\s|$)/;
const DAY = String.raw`(?:(\d{1,2}) )?(${MONTHS.join('|')}) (20\d\d)`;
/** Words after which a day is the last one of something that holds. */
const ENDING = new RegExp(String.raw`\b(?:until|before|by|ends? on|ends? in|closes on)(?: the end of)? ${DAY}`, 'g');
/** What tells that it is past, in the same sentence. */
const TOLD_AS_PAST =
  /\b(?:was|were|had|ended|closed|ran|has been|is over|used to|have changed|first published|paid|installed until)\b/i;
/** The last day is over, and the sentence goes on as if it were not. */
const UNTIL_PASSED = /\b(?:until|before|by) a day that has passed\b/i;
const TODAY = /\b(?:today|now|currently|at the moment)\b/i;

const isoOf = (day: string | undefined, month: string, year: string): string => {
  const number = MONTHS.findIndex((name) => name === month) + 1;
  // Of a month alone its last day counts, or one that comes after it.
  return `${year}-${String(number).padStart(2, '0')}-${day === undefined ? '31' : day.padStart(2, '0')}`;
};

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[A-Z£“"])/);

function staleIn(sentence: string, today: string): boolean {
  if (UNTIL_PASSED.test(sentence)) return true;
  if (TOLD_AS_PAST.test(sentence) && !TODAY.test(sentence)) return false;
  return [...sentence.matchAll(ENDING)].some(([, day, month = '', year = '']) => isoOf(day, month, year) < today);
}

/** Sentences of a text that are broken, empty or over. @param today ISO day */
export function staleSentences(text: string, today: string): string[] {
  const plain = text.replaceAll(' ', ' ');
  return sentencesOf(plain)
    .filter((sentence) => BROKEN.test(sentence) || EMPTY.test(sentence) || staleIn(sentence, today))
    .map((sentence) => {
      const at = Math.max(
        0,
        (BROKEN.exec(sentence) ?? EMPTY.exec(sentence) ?? [...sentence.matchAll(ENDING)][0])?.index ?? 0,
      );
      return sentence.slice(Math.max(0, at - 60), at + 80).trim();
    });
}

/** The first day of each month from January 2026 to December 2028. */
export const MONTHLY_CLOCKS: readonly string[] = [2026, 2027, 2028].flatMap((year) =>
  MONTHS.map((_, index) => `${year}-${String(index + 1).padStart(2, '0')}-01`),
);
