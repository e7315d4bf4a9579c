/** Schemes and registers that a visitor may ask about, and what they call themselves. */
const SCHEMES = [
  ['mcs', 'MCS'],
  ['gasSafe', 'Gas Safe'],
  ['napit', 'NAPIT'],
  ['niceic', 'NICEIC'],
  ['recc', 'RECC'],
  ['hies', 'HIES'],
  ['trustMark', 'TrustMark'],
  ['ico', 'ICO'],
] as const;

/** Certificate or registration numbers, as the register prints them. */
export type Accreditations = Readonly<Partial<Record<(typeof SCHEMES)[number][0], string>>>;

/**
 * What every tag says of us from its first step on; company.ts has the rest. SAMPLE CONTENT: an operator replaces it.
 * The phone number is from the range that Ofcom keeps for drama.
 */
export const identity = {
  brand: 'Staithes Energy',
  /** What we are, in a line. */
  trade: 'Home and business energy, Newcastle',
  /** Sales line, Monday to Friday 9am to 5pm. */
  phone: '0191 498 0100',
} as const;

/**
 * Empty: nothing claims that certificate. Add a line for each further scheme of SCHEMES that the company belongs to, and
 * remove those that it has no business in.
 */
export const accreditations: Accreditations = { mcs: '', gasSafe: '', ico: '' };

/** What may be claimed: "MCS NAP/12345", for each scheme with a number, in the order of SCHEMES. */
export const accreditationWords = (numbers: Accreditations): readonly string[] =>
  SCHEMES.flatMap(([scheme, name]) => (numbers[scheme] ? [`${name} ${numbers[scheme]}`] : []));

/** "tel:+441914980100" for a British number as it is printed. */
export const telephoneLink = (printed: string): string => `tel:+44${printed.replace(/\D/g, '').slice(1)}`;
