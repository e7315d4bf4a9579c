// Apart from the schema: the form shows these and loads no validation library.

/** The choices of the quick quote in their order (site specification, section 3); the first is chosen at the start. */
export const QUICK_SERVICES = [
  'Solar panels',
  'Home battery',
  'EV charger',
  'Heat pump',
  'Solar and battery',
  'HomeCare',
  'Gas and electricity',
  'Boiler cover',
  'Boiler installation',
  'Smart home',
  'Complete home energy',
] as const;
export type QuickService = (typeof QUICK_SERVICES)[number];
