import { describe, expect, it } from 'vitest';
import { billAMonth, billText, statedBill, wireBill } from './bill.ts';

describe('a bill', () => {
  it.each([
    [80, '£80'],
    [92.5, '£92.50'],
    [0.05, '£0.05'],
    [1250, '£1,250'],
    [84.999, '£85'],
    [1_000_000, '£1,000,000'],
  ])('of %d is printed %s', (bill, text) => expect(billText(bill)).toBe(text));

  it.each([
    ['home', 80, { electricityBill: 80 }],
    ['home', 92.5, { electricityBill: 92.5 }],
    // Slider at its top: nobody has said how much more.
    ['home', 500, { electricityBill: 500, electricityBillAtLeast: true }],
    ['home', 812.37, { electricityBill: 500, electricityBillAtLeast: true, electricityBillStated: 812.37 }],
    ['business', 812.37, { electricityBill: 812.37 }],
    ['business', 5000, { electricityBill: 5000, electricityBillAtLeast: true }],
    ['business', 7200, { electricityBill: 5000, electricityBillAtLeast: true, electricityBillStated: 7200 }],
  ] as const)('of a %s, £%d, is sent as %j', (type, bill, wire) => {
    expect(wireBill(type, bill)).toEqual(wire);
    expect(statedBill(wireBill(type, bill))).toBe(bill);
  });

  it.each([
    [{ electricityBill: 80 }, '£80 a month'],
    [{ electricityBill: 92.5 }, '£92.50 a month'],
    [{ electricityBill: 500, electricityBillAtLeast: true }, '£500 a month or more'],
    [{ electricityBill: 500, electricityBillAtLeast: true, electricityBillStated: 812.37 }, '£812.37 a month'],
    [{ electricityBill: 812.37 }, '£812.37 a month'],
    // A stated amount below the bill contradicts it.
    [{ electricityBill: 500, electricityBillAtLeast: true, electricityBillStated: 20 }, '£500 a month or more'],
    [{}, undefined],
  ])('on the wire as %j reads “%s”', (wire, words) => expect(billAMonth(wire)).toBe(words));
});
