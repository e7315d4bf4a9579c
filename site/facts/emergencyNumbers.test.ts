import { expect, test } from 'vitest';
import { emergencyNumbers } from './emergencyNumbers.ts';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx,md}', '!../**/*.{test,css}.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const own = Object.entries(sources).filter(([file]) => !file.endsWith('/emergencyNumbers.ts'));
const { gas, power, ambulance } = emergencyNumbers;

test('the number for gas stands in one place, so that no text can have another', () => {
  expect(gas).toEqual({ text: '0800 111 999', href: 'tel:0800111999' });
  expect(own.filter(([, text]) => text.includes(gas.text)).map(([file]) => file)).toEqual([]);
});

test('texts that can be tapped ring the number that they show', () => {
  const links = own.flatMap(([, text]) => [...text.matchAll(/\((tel:\d+)\)/g)].map(([, href = '']) => href));
  const known = [gas.href, power.href, ambulance.href];
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((href) => !known.some((number) => number === href))).toEqual([]);
});
