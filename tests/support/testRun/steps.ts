import { nativeTsc, toolProgram } from '../../tools/tools.ts';

/** Where the reports of one run are: emptied before it, so that no count is an old one. */
export const REPORTS = 'test-results/reports';

const REPORTERS = './tests/support/testRun/reporters';
/** Names what lies behind an error, which the report leaves out. */
const CAUSES = `${REPORTERS}/causes.ts`;
/** Ends what would wait without end. */
const STALLED = `${REPORTERS}/stalled.ts`;

interface Step {
  readonly name: string;
  /** `command` counts as one test, the others by their report. */
  readonly kind: 'command' | 'vitest' | 'playwright';
  readonly command: readonly [string, ...string[]];
  /** Part of `npm run check`: needs no browser, no build and no server. */
  readonly isQuick: boolean;
  /** Needs one core and waits for nobody: two of them run side by side. */
  readonly isShared?: boolean;
  readonly needsChromium?: boolean;
  /** Firefox and WebKit. */
  readonly needsEngines?: boolean;
  /** Uses what stands in tests/tools. */
  readonly needsTools?: boolean;
  /** Runs when it is named and no other time. */
  readonly isOnDemand?: boolean;
  /** The projects of vitest that this one process runs, each counted by itself. */
  readonly projects?: readonly string[];
}
export type TestStep = Readonly<Step>;

const reportFile = (name: string): string => `${REPORTS}/${name.replaceAll(/[ ,]+/g, '-')}.json`;

const command = (name: string, ...line: [string, ...string[]]) =>
  ({ name, kind: 'command', command: line, isQuick: true, isShared: true }) as const;

function vitest(projects: readonly string[], ...more: readonly string[]) {
  const name = projects.join(', ');
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = [
    '--reporter=default',
    ...[CAUSES, ...more].map((reporter) => `--reporter=${reporter}`),
    '--reporter=json',
    `--outputFile.json=${reportFile(name)}`,
  ];
  return { name, kind: 'vitest', command: ['vitest', 'run', ...chosen, ...reporters], projects } as const;
}

/** The projects that run in Node. One process for all of them starts once and reads every module once. */
const NODE_PROJECTS = ['unit', 'size', 'links', 'markup', 'api'] as const;

/** Every step of `npm test`, in order. A step that fails does not keep the others from running. */
const STEPS: readonly TestStep[] = [
  // The long ones first, so that neither core waits for the other at the end.
  { ...command('build', 'npm', 'run', 'build'), isQuick: false },
  { ...command('walk', 'tsx', 'tests/support/structure/walk/main.ts'), isQuick: false, needsChromium: true },
  // The native compiler: the same checks in half the work. That in JavaScript stays for those that ask it by its API.
  { ...command('types', nativeTsc, '--project', 'tsconfig.json', '--singleThreaded'), needsTools: true },
  { ...command('lint', 'oxlint'), needsTools: true },
  { ...command('dead code', toolProgram('knip')), needsTools: true },
  { ...command('duplicates', toolProgram('jscpd'), 'api', 'widgets', 'site', 'tests'), needsTools: true },
  { ...command('contract types', nativeTsc, '--project', 'api/contract', '--noEmit'), needsTools: true },
  command('format', 'oxfmt', '--check'),
  command('advisories', 'tsx', 'tests/support/advisories/main.ts'),
  ...NODE_PROJECTS.map((name) => ({ ...vitest([name]), isQuick: name === 'unit', needsTools: true })),
  { ...vitest(['browser'], STALLED), isQuick: false, needsChromium: true },
  {
    name: 'e2e',
    kind: 'playwright',
    command: ['playwright', 'test'],
    isQuick: false,
    needsChromium: true,
    // The style sheets that pages of partners are made with.
    needsTools: true,
  },
  // The one installs and builds, the other looks at what is no matter of time: neither minds the other.
  { ...vitest(['next']), isQuick: false, isShared: true, needsChromium: true },
  { ...vitest(['lighthouse']), isQuick: false, isShared: true, needsChromium: true, needsTools: true },
  { ...vitest(['hosts']), isQuick: false, isOnDemand: true, needsChromium: true },
  { ...vitest(['engines']), isQuick: false, isOnDemand: true, needsEngines: true, needsTools: true },
];

export const stepNames: readonly string[] = STEPS.map(({ name }) => name);

const isOfNode = ({ name }: TestStep): boolean => NODE_PROJECTS.some((project) => project === name);

/** The steps that fit, those of Node as one. */
export function chooseSteps(fits: (step: TestStep) => boolean): readonly TestStep[] {
  const chosen = STEPS.filter(fits);
  const first = chosen.find(isOfNode);
  if (!first) return chosen;
  const together = { ...first, ...vitest(chosen.filter(isOfNode).map(({ name }) => name)) };
  return chosen.flatMap((step) => {
    if (step === first) return [together];
    return isOfNode(step) ? [] : [step];
  });
}

/** The JSON report of a step of tests; undefined for a command. */
export const reportOf = (step: TestStep): string | undefined =>
  step.kind === 'command' ? undefined : reportFile(step.name);
