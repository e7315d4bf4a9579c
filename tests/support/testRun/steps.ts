import { toolProgram } from '../../tools/tools.ts';

/** Where the reports of one run are: emptied before it, so that no count is an old one. */
export const REPORTS = 'test-results/reports';

interface Step {
  readonly name: string;
  /** `command` counts as one test, the others by their report. */
  readonly kind: 'command' | 'vitest' | 'playwright';
  readonly command: readonly [string, ...string[]];
  /** Part of `npm run check`: needs no browser, no build and no server. */
  readonly isQuick: boolean;
  readonly needsChromium?: boolean;
  /** Uses what stands in tests/tools. */
  readonly needsTools?: boolean;
}
export type TestStep = Readonly<Step>;

const reportFile = (name: string): string => `${REPORTS}/${name.replaceAll(' ', '-')}.json`;

const vitest = (name: string): Pick<Step, 'name' | 'kind' | 'command'> => ({
  name,
  kind: 'vitest',
  command: [
    'vitest',
    'run',
    '--project',
    name,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile(name)}`,
  ],
});
const command = (name: string, ...line: [string, ...string[]]): Pick<Step, 'name' | 'kind' | 'command'> => ({
  name,
  kind: 'command',
  command: line,
});

/** Every step of `npm test`, in order. A step that fails does not keep the others from running. */
export const steps: readonly TestStep[] = [
  { ...command('lint', 'oxlint'), isQuick: true },
  { ...command('format', 'oxfmt', '--check'), isQuick: true },
  { ...command('types', 'tsc', '--project', 'tsconfig.json'), isQuick: true },
  { ...command('contract types', 'tsc', '--project', 'api/contract', '--noEmit'), isQuick: true },
  {
    ...command(
      'imports',
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'api',
      'widgets',
      'site',
      'tests',
      '*.config.ts',
    ),
    isQuick: true,
  },
  { ...command('dead code', toolProgram('knip')), isQuick: true, needsTools: true },
  {
    ...command('duplicates', toolProgram('jscpd'), 'api', 'widgets', 'site', 'tests'),
    isQuick: true,
    needsTools: true,
  },
  { ...vitest('unit'), isQuick: true, needsTools: true },
  { ...command('build', 'npm', 'run', 'build'), isQuick: false },
  { ...vitest('size'), isQuick: false },
  { ...vitest('links'), isQuick: false },
  { ...vitest('markup'), isQuick: false, needsTools: true },
  { ...vitest('api'), isQuick: false },
  { ...vitest('browser'), isQuick: false, needsChromium: true },
  {
    name: 'e2e',
    kind: 'playwright',
    command: ['playwright', 'test'],
    isQuick: false,
    needsChromium: true,
  },
  // Last, with nothing beside it: a busy machine makes a fast page look slow.
  { ...vitest('lighthouse'), isQuick: false, needsChromium: true, needsTools: true },
];

/** The JSON report of a step of tests; undefined for a command. */
export const reportOf = (step: TestStep): string | undefined =>
  step.kind === 'command' ? undefined : reportFile(step.name);
