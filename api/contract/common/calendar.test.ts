import { describe, expect, it } from 'vitest';
import { civilDate, dayNumber, isoDate, momentWords } from './calendar.ts';
import { BANK_HOLIDAYS } from './openingHours.ts';
import { DAY_MS, HOUR_MS } from './time.ts';

const at = (iso: string): number => new Date(iso).getTime();

describe('the calendar', () => {
  it('agrees with the machine on every day of 150 years, there and back', () => {
    const wrong: string[] = [];
    for (let day = -25_567; day < 30_000; day += 1) {
      const expected = new Date(day * DAY_MS).toISOString().slice(0, 10);
      if (isoDate(day) !== expected || dayNumber(civilDate(day)) !== day) wrong.push(expected);
    }
    expect(wrong).toEqual([]);
  });
});

describe('the clock in Newcastle', () => {
  it('agrees with the time zone database in every hour of 2026 and 2027', () => {
    const zone = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' });
    const day = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    });
    const differences: string[] = [];
    for (let now = at('2026-01-01T00:30:00Z'); now < at('2028-01-01T00:00:00Z'); now += HOUR_MS) {
      const expected = `${zone.format(now)} on ${day.format(now).replace(',', '')}`;
      if (momentWords(now) !== expected) differences.push(`${momentWords(now)} is ${expected}`);
    }
    expect(differences).toEqual([]);
  });

  it('has bank holidays on weekdays only', () => {
    const weekdays = [...BANK_HOLIDAYS].map((date) => new Date(date).getUTCDay());
    expect(weekdays.filter((weekday) => weekday === 0 || weekday === 6)).toEqual([]);
    expect(weekdays).toHaveLength(16);
  });
});
