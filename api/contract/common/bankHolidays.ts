/**
 * Bank holidays of England and Wales, as dates in Newcastle (source: GOV.UK). Two years ahead: later ones are added
 * when they are announced. A day that is missing here only makes a promise one day too early.
 */
export const BANK_HOLIDAYS: ReadonlySet<string> = new Set([
  '2026-01-01',
  '2026-04-03',
  '2026-04-06',
  '2026-05-04',
  '2026-05-25',
  '2026-08-31',
  '2026-12-25',
  '2026-12-28',
  '2027-01-01',
  '2027-03-26',
  '2027-03-29',
  '2027-05-03',
  '2027-05-31',
  '2027-08-30',
  '2027-12-27',
  '2027-12-28',
]);
