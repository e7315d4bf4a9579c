import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

const DANGEROUS = ['=', '+', '-', '@', '\t', '\r', '\n', '|', '%', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫'];
const LED_BY = ['', ' ', '\u00A0', '\u3000', '\u200B', '\uFEFF', '\u202E', '"', ' "', '\u2009 '];

describe('a cell', () => {
  it.each(DANGEROUS.flatMap((first) => LED_BY.map((led) => `${led}${first}SUM(A1:A9)`)))(
    '%j is text, not a formula',
    (text) => expect(csvCell(text)).toMatch(/^"'/),
  );

  it.each(['+44 191 498 0123', '-1', '@jane', '=HYPERLINK("https://evil.example","x")', "=cmd|' /C calc'!A0"])(
    '%j is text, not a formula',
    (text) => expect(csvCell(text)).toBe(`"'${text.replaceAll('"', '""')}"`),
  );

  it.each(['Jane', '0191 498 0123', 'NE1 6EE', 'jane+solar@example.com', 'a=b', 'O’Brien-Smith', '£3,297', '', '3297'])(
    '%j stays as it is',
    (text) => expect(csvCell(text)).toBe(`"${text}"`),
  );

  it('begins with nothing that a spreadsheet calculates, whatever was typed', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        const cell = csvCell(text).slice(1, -1).replaceAll('""', '"');
        expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
        expect(cell.endsWith(text.replaceAll('\0', ''))).toBe(true);
      }),
    );
  });
});

it('a line holds separators, quotation marks and line breaks inside its cells', () => {
  expect(csvLine(['a,b;c', 'say "hi"', 'two\nlines', null, 7])).toBe('"a,b;c","say ""hi""","two\nlines","","7"\r\n');
});
