import { describe, expect, it } from 'vitest';
import { readCalendar } from '../../tests/api/support/readCalendar.ts';
import { calendarFile, type CalendarEntry } from './calendarFile.ts';

const entry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  change: 'booked',
  kind: 'survey',
  halfDay: { day: '2026-11-24', slot: 'morning' },
  uid: '0b0c7f5e-1111-4222-8333-444455556666@quotes.example',
  sequence: 0,
  at: '2026-11-20T10:00:00.000Z',
  reference: 'SQ-123456',
  url: `https://quotes.example/appointment/${'t'.repeat(32)}`,
  ...changes,
});

describe('the calendar file', () => {
  it.each([
    ['survey', '2026-11-24', 'morning', '20261124T080000Z', '20261124T120000Z'],
    ['survey', '2026-07-01', 'morning', '20260701T070000Z', '20260701T110000Z'],
    ['call-back', '2026-10-23', 'afternoon', '20261023T110000Z', '20261023T160000Z'],
    ['call-back', '2026-10-26', 'afternoon', '20261026T120000Z', '20261026T170000Z'],
  ] as const)('%s on %s, %s: summer time is in the hours', (kind, day, slot, start, end) => {
    const { event } = readCalendar(calendarFile(entry({ kind, halfDay: { day, slot } })));
    expect([event.get('DTSTART'), event.get('DTEND')]).toEqual([start, end]);
  });

  it('folds long lines between characters and says them whole', () => {
    const file = calendarFile(entry());
    expect(file.split('\r\n').some((line) => line.startsWith(' '))).toBe(true);
    const { event } = readCalendar(file);
    expect(event.get('DESCRIPTION')).toContain(
      'Please make sure someone’s in.\nWe look at your roof, your electrics'.slice(0, 30),
    );
    expect(event.get('DESCRIPTION')).toContain(`Move or cancel: https://quotes.example/appointment/${'t'.repeat(32)}`);
  });

  it.each([
    ['booked', 'PUBLISH', 'CONFIRMED'],
    ['moved', 'PUBLISH', 'CONFIRMED'],
    ['cancelled', 'CANCEL', 'CANCELLED'],
  ] as const)('of what was %s is %s, %s', (change, method, status) => {
    const { calendar, event } = readCalendar(calendarFile(entry({ change, sequence: 3 })));
    expect([calendar.get('METHOD'), event.get('STATUS'), event.get('SEQUENCE')]).toEqual([method, status, '3']);
  });
});
