import { emergencyNumbers } from '../../facts/emergencyNumbers.ts';

/** Whom to ring for what cannot wait. The first two belong to the networks, are free and answered day and night. */
export const urgentCalls = [
  { what: 'Gas leak or carbon monoxide', who: 'National Gas Emergency Service', ...emergencyNumbers.gas },
  { what: 'Power cut', who: 'your electricity network', ...emergencyNumbers.power },
  {
    what: 'HomeCare emergency line',
    who: 'us, 24 hours a day, for customers with cover',
    ...emergencyNumbers.own,
  },
] as const;
