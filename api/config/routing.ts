import { INSTANT_SERVICES } from '#contract/common/plans.ts';
import { homecareCatalogues } from '#contract/common/plansHomecare.ts';
import { postcodeArea } from '#contract/common/postcode.ts';
import { FUNNEL_NAMES, type FunnelName } from '#contract/tags.ts';
import { readMailboxList, type Mailbox } from './readers.ts';
import { ALL, parseTextTable, problemWords, readText, unreadable, wrongWord, type TextTable } from './textTable.ts';

/** A lead as it is routed. */
export interface RoutedLead {
  readonly funnel: string;
  /** As stored, or "" where it was not asked for. */
  readonly postcode: string;
  readonly kw?: number | undefined;
  /** A year. */
  readonly kwh?: number | undefined;
  readonly plan?: string | undefined;
}

/** A line of the file: which leads, and who is mailed about them. */
export interface Route {
  readonly fits: (lead: RoutedLead) => boolean;
  readonly recipients: readonly Mailbox[];
}

type Test = Route['fits'];
type Unit = 'kW' | 'kWh' | 'plan';

const AREAS = /^[A-Z]{1,2}(,[A-Z]{1,2})*$/;
const AMOUNT = /^(>=|<)(\d{1,9}(?:\.\d{1,3})?)(kWh?)$/;
const COLUMNS = ['funnel', 'size', 'area', 'recipients'];

const always: Test = () => true;

/** "Boiler cover" is one word in the file: "boiler-cover". */
const planWord = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
const planWords = (names: readonly string[]): readonly string[] => [...new Set(names.map(planWord))];

const planNames = Object.values(homecareCatalogues).flatMap((plans) => plans.map(({ name }) => name));

/** What the size of a funnel's leads is told in: an amount, or one of these plans. Null: its form asks for none. */
const SIZES: Readonly<Record<FunnelName, 'kW' | 'kWh' | readonly string[] | null>> = {
  solar: 'kW',
  ev: null,
  homecare: planWords(planNames),
  instant: planWords(INSTANT_SERVICES),
  'commercial-energy': 'kWh',
  'commercial-solar': 'kW',
  quick: null,
  contact: null,
  newsletter: null,
};
const plansOf = (funnel: FunnelName): readonly string[] => {
  const size = SIZES[funnel];
  return typeof size === 'string' ? [] : (size ?? []);
};
/** The unit of a funnel's sizes. */
export const sizeUnitOf = (funnel: FunnelName): Unit | undefined => {
  const size = SIZES[funnel];
  if (typeof size === 'string') return size;
  return size ? 'plan' : undefined;
};
const ALL_PLANS = FUNNEL_NAMES.flatMap(plansOf);
const SAMPLES = { kW: '>=10kW or <10kW', kWh: '>=50000kWh or <50000kWh' } as const;

const isFunnel = (word: string): word is FunnelName => FUNNEL_NAMES.some((name) => name === word);

interface Size {
  readonly unit: Unit;
  readonly fits: Test;
}

function readSize(word: string, plans: readonly string[]): Size | undefined {
  const [, sign, digits, unit] = AMOUNT.exec(word) ?? [];
  if (unit === 'kW' || unit === 'kWh') {
    const limit = Number(digits);
    const fits: Test = ({ kw, kwh }) => {
      const amount = unit === 'kW' ? kw : kwh;
      return amount !== undefined && (sign === '<' ? amount < limit : amount >= limit);
    };
    return { unit, fits };
  }
  const wanted = planWord(word);
  if (!plans.includes(wanted)) return undefined;
  return { unit: 'plan', fits: ({ plan }) => plan !== undefined && planWord(plan) === wanted };
}

function expectedSize(funnel: string, plans: readonly string[]): string {
  const unit = isFunnel(funnel) ? sizeUnitOf(funnel) : undefined;
  if (unit === 'plan') return `a size that is one of ${plans.join(', ')}, or *`;
  if (unit) return `a size like ${SAMPLES[unit]}, or *`;
  if (funnel !== ALL) return `the size *, for ${funnel} asks for none`;
  return 'a size like >=10kW, <50000kWh or plus, or *';
}

function sizeTest(funnel: string, word: string): Test | string {
  if (word === ALL) return always;
  const plans = isFunnel(funnel) ? plansOf(funnel) : ALL_PLANS;
  const size = readSize(word, plans);
  // A line that can fit no lead would send what it means to somebody else, without a word.
  const isPossible = size && (!isFunnel(funnel) || sizeUnitOf(funnel) === size.unit);
  return isPossible ? size.fits : wrongWord(expectedSize(funnel, plans), word);
}

function areaTest(word: string): Test {
  const areas = word.split(',');
  return word === ALL ? always : ({ postcode }) => areas.includes(postcodeArea(postcode));
}

function readRoute(words: readonly string[]): Route | string {
  const [funnel = '', size = '', area = '', ...rest] = words;
  if (words.length < COLUMNS.length) {
    return `expected ${COLUMNS.length} words (${COLUMNS.join(', ')}), found ${words.length}`;
  }
  if (!isFunnel(funnel) && funnel !== ALL) {
    return wrongWord(`one of the funnels ${FUNNEL_NAMES.join(', ')}, or *`, funnel);
  }
  const fitsSize = sizeTest(funnel, size);
  if (typeof fitsSize === 'string') return fitsSize;
  if (area !== ALL && !AREAS.test(area)) return wrongWord('areas like NE or NE,SR, or *', area);
  const recipients = readMailboxList(rest.join(' '));
  if (!('value' in recipients) || recipients.value.length === 0) {
    return wrongWord('recipients like north@example.com, Team <team@example.com>', rest.join(' '));
  }
  const fitsArea = areaTest(area);
  return {
    fits: (lead) => (funnel === ALL || lead.funnel === funnel) && fitsSize(lead) && fitsArea(lead),
    recipients: recipients.value,
  };
}

type Routing = { readonly routes: readonly Route[] } | { readonly problems: readonly string[] };

/** Reads lines of `funnel size area recipients`. */
export const parseRouting = (text: string): TextTable<Route> =>
  parseTextTable(text, { sample: '* * NE sales@example.com', readRule: readRoute });

/** Reads who is mailed about which leads. @param file undefined where all go to SALES_EMAIL */
export function readRoutingFile(file: string | undefined): Routing {
  if (file === undefined) return { routes: [] };
  const text = readText(file);
  if (text === undefined) return { problems: [unreadable(file)] };
  const { rules, problems } = parseRouting(text);
  return problems.length > 0 ? { problems: problemWords(problems) } : { routes: rules };
}

/** The first line that fits a lead; undefined where none does. */
export const routeOf = (routes: readonly Route[], lead: RoutedLead): Route | undefined =>
  routes.find(({ fits }) => fits(lead));
