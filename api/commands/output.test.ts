import { afterEach, describe, expect, it, vi } from 'vitest';
import { list, tableOf } from './output.ts';

const ADVICE =
  'the mail server refuses mail: refused. Nothing listens at that host and port, or a firewall blocks it. Check SMTP_URL';

describe('a table', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('goes on with its last column below itself, and cuts nothing of it', () => {
    const rows = [
      { Check: 'room', State: 'ok', Found: '512 MB free' },
      { Check: 'mail', State: 'wrong', Found: ADVICE },
    ];
    expect(tableOf(rows, 80).split('\n')).toEqual([
      'Check  State  Found',
      'room   ok     512 MB free',
      'mail   wrong  the mail server refuses mail: refused. Nothing listens at that',
      '              host and port, or a firewall blocks it. Check SMTP_URL',
    ]);
    expect(tableOf(rows, 200).split('\n')).toHaveLength(3);
  });

  it('keeps a long word whole, and has room for its last column however wide the others are', () => {
    const id = 'x'.repeat(120);
    const [, first, second] = tableOf([{ Name: 'n'.repeat(100), Id: `${id} and some more` }], 80).split('\n');
    expect(first).toBe(`${'n'.repeat(89)}…  ${id}`);
    expect(second).toBe(`${' '.repeat(92)}and some more`);
  });

  it.each([
    [60, 3],
    [undefined, 1],
  ])('is as wide as the terminal, and has a line for each row where there is none: %s', (columns, lines) => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const before = process.stdout.columns;
    Object.assign(process.stdout, { columns });
    list({ items: [ADVICE], row: (Found) => ({ State: 'wrong', Found }), none: '' }, false);
    Object.assign(process.stdout, { columns: before });
    const [, ...printed] = String(write.mock.calls[0]?.[0]).trimEnd().split('\n');
    expect(printed).toHaveLength(lines);
    expect(printed.join('\n').replaceAll(/\s+/g, ' ')).toBe(`wrong ${ADVICE}`);
    if (columns) expect(Math.max(...printed.map((line) => line.length))).toBeLessThanOrEqual(columns);
  });
});
