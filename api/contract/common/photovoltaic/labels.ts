/** What the result, the mails, the PDF and the saved quote call the parts and figures of a system. */
export const systemLabels = {
  size: 'System size',
  inverter: 'Inverter',
  mounting: 'Mounting',
  battery: 'Battery',
  noBattery: 'Not included',
  production: 'Annual production',
  total: 'Total cost',
  savings: 'Annual savings',
  savingsNote: 'a year, estimated',
  payback: 'Payback period',
  co2: 'CO₂ saved',
  co2Note: 'a year',
  breakdown: 'Financial breakdown',
  equipment: 'Equipment',
  installation: 'Installation',
  design: 'Design',
  hints: 'Worth a second look',
} as const;

/** "2 × Three-phase inverter"; a single one goes without a number. */
export const counted = (count: number, name: string): string => (count > 1 ? `${count} × ${name}` : name);
