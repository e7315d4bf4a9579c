import type { company as ownCompany } from '#contract/common/company.ts';
import { isExpired, type Fact } from '../../facts/facts.ts';

export const GROUPS = [
  'Company: company.ts and identity.ts in api/contract/common',
  'Configuration: the environment of the server',
  'Regulation',
  'Claims without proof: add `substantiation`, or withhold them',
  'Facts whose time is over',
  'Sample content: replace it, then remove the mark',
] as const;

/** Something that must not go live as it is. */
export interface Finding {
  readonly group: (typeof GROUPS)[number];
  readonly text: string;
}

type Company = {
  readonly [Key in keyof typeof ownCompany]: (typeof ownCompany)[Key] extends string ? string : unknown;
} & {
  readonly isSample: boolean;
  readonly accreditations: Readonly<Record<string, string>>;
};

/** A place whose content was made up, and says so. */
export interface SampleMark {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Everything that the check looks at. */
export interface LaunchState {
  readonly company: Pick<
    Company,
    'brand' | 'isSample' | 'phone' | 'headOffice' | 'emergencyPhone' | 'email' | 'accreditations'
  >;
  readonly regulatoryStatus: string;
  readonly facts: Iterable<readonly [id: string, fact: Fact]>;
  /** Figures of quotes whose time is over, in words. */
  readonly ended: readonly string[];
  readonly samples: readonly SampleMark[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** ISO day. */
  readonly today: string;
}

const [COMPANY, CONFIGURATION, REGULATION, CLAIMS, EXPIRED, SAMPLES] = GROUPS;

// Ofcom keeps these for drama: nobody ever answers them.
const DRAMA_PHONE = /^(0191498|01632960|07700900|08081570|03069990)\d+$/;
const EXAMPLE_DOMAIN = /[@.]example(\.(com|org|net|co\.uk))?$|\.(test|invalid)$/;
const LOCAL_ADDRESS = /^https?:\/\/(localhost|127\.|\[::1\])/;

const isDramaPhone = (printed: string): boolean => DRAMA_PHONE.test(printed.replaceAll(/\D/g, ''));

function companyFindings({ company }: LaunchState): Finding[] {
  const { brand, isSample, email, accreditations } = company;
  const phones = (['phone', 'headOffice', 'emergencyPhone'] as const).filter((name) => isDramaPhone(company[name]));
  const missing = Object.entries(accreditations).filter(([, number]) => number === '');
  return [
    ...(isSample ? [`"${brand}" is the sample brand. Replace name, address and map, then set isSample to false`] : []),
    ...phones.map((name) => `${name}: ${company[name]} is a number that nobody has`),
    ...(EXAMPLE_DOMAIN.test(email) ? [`email: ${email} is an address that nobody has`] : []),
    ...missing.map(([name]) => `accreditations.${name}: no certificate number, so no page claims it`),
  ].map((text) => ({ group: COMPANY, text }));
}

// As the server reads it, which pages and their build may not import: a blank variable is none, and a secret may stand in a
// file. What is in the file is for `quotes check-config` to say, in the place of the server.
function configurationFindings({ environment }: LaunchState): Finding[] {
  const said = (name: string): string => environment[name]?.trim() ?? '';
  const address = said('PUBLIC_URL');
  const [sales, privacy, capacity] = ['SALES_EMAIL', 'PRIVACY_EMAIL', 'CAPACITY_FILE'].map(said);
  const smtp = said('SMTP_URL') || said('SMTP_URL_FILE');
  return [
    ...(!address ? ['PUBLIC_URL is not set: canonical addresses and links in mails lead to localhost'] : []),
    ...(address && LOCAL_ADDRESS.test(address) ? [`PUBLIC_URL: ${address} is this machine`] : []),
    ...(address && !address.startsWith('https:') ? ['PUBLIC_URL does not begin with https'] : []),
    ...(!smtp ? ['SMTP_URL is not set: mails become files'] : []),
    ...(!sales ? ['SALES_EMAIL is not set: leads go to a sample address'] : []),
    ...(!privacy ? ['PRIVACY_EMAIL is not set: data-protection complaints go to SALES_EMAIL'] : []),
    ...(!capacity ? ['CAPACITY_FILE is not set: surveys and call-backs are booked from sample numbers'] : []),
  ].map((text) => ({ group: CONFIGURATION, text }));
}

const regulationFindings = ({ regulatoryStatus }: LaunchState): Finding[] =>
  regulatoryStatus === ''
    ? [
        {
          group: REGULATION,
          text: 'HomeCare: have a lawyer say whether a plan is insurance, and put the sentence for its regulation into homecareTerms.ts ("Not insurance: …" where it is none)',
        },
      ]
    : [];

function factFindings({ facts, today, ended }: LaunchState): Finding[] {
  const ofQuotes = ended.map((text): Finding => ({ group: EXPIRED, text }));
  const ofPages = [...facts].flatMap(([id, fact]): Finding[] => {
    if (fact.withheld !== undefined) return [];
    const where = fact.pages.join(' ');
    return [
      ...(fact.substantiation === undefined ? [{ group: CLAIMS, text: `${id}: "${fact.text}" on ${where}` }] : []),
      ...(isExpired(fact, today)
        ? [
            {
              group: EXPIRED,
              text: `${id}: "${fact.text}" was true until ${fact.validUntil}; pages say "${fact.undated}"`,
            },
          ]
        : []),
    ];
  });
  return [...ofPages, ...ofQuotes];
}

const sampleFindings = ({ samples }: LaunchState): Finding[] =>
  samples.map(({ file, line, text }) => ({ group: SAMPLES, text: `${file}:${line} ${text}` }));

/** What an operator has to replace, prove or set before going live. */
export const launchFindings = (state: LaunchState): readonly Finding[] => [
  ...companyFindings(state),
  ...configurationFindings(state),
  ...regulationFindings(state),
  ...factFindings(state),
  ...sampleFindings(state),
];

/** The findings as a person reads them, group by group. */
export function launchReport(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nothing is left to replace or to prove.\n';
  const groups = GROUPS.map((group) => ({ group, found: findings.filter((finding) => finding.group === group) }));
  const parts = groups
    .filter(({ found }) => found.length > 0)
    .map(({ group, found }) => `${group} (${found.length})\n${found.map(({ text }) => `  - ${text}`).join('\n')}\n`);
  return `${parts.join('\n')}\n${findings.length} things are open. The site runs all the same; going live with them is yours to answer for.\n`;
}
