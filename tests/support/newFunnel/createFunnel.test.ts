import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FUNNEL_NAMES, TAGS } from '#contract/tags.ts';
import { findAssertions } from '../../architecture/escapes.ts';
import { documentedExports, noConstantTwice } from '../../architecture/hygiene.ts';
import {
  contractFiles,
  componentNames,
  funnelFiles,
  funnelNames as sameNames,
  shortElements,
  tagsInEveryList,
} from '../../architecture/layout.ts';
import { readSourceFiles } from '../../architecture/sourceFiles.ts';
import { wordsInCopyOnly } from '../../architecture/words.ts';
import { createFunnel } from './createFunnel.ts';
import { enter } from './lists.ts';
import { funnelNames } from './names.ts';
import { renameModule } from './rename.ts';

const LIMIT_MS = 180_000;
const NOT_COPIED = /(^|\/)(node_modules|dist|releases|data|\.git|test-results)$/;

describe('names of a funnel', () => {
  it('are all made of one', () => {
    expect(funnelNames('heat-pump')).toEqual({
      kebab: 'heat-pump',
      camel: 'heatPump',
      pascal: 'HeatPump',
      constant: 'HEAT_PUMP',
      words: 'Heat pump',
      prefix: 'HP-',
    });
    expect(funnelNames('ev', 'EVQ-')).toMatchObject({ pascal: 'Ev', prefix: 'EVQ-' });
  });
  it.each(['Heat', 'heat_pump', '', '../x', 'heat--pump'])('refuses %s', (name) => {
    expect(() => funnelNames(name)).toThrow('no funnel name');
  });
  it('refuses a prefix of another form', () => {
    expect(() => funnelNames('ev', 'ev')).toThrow('no reference prefix');
  });
});

describe('the copy of a module', () => {
  const names = funnelNames('heat-pump', 'HP-');
  it.each([
    ["import { homecareSchema } from './schema.ts';", "import { heatPumpSchema } from './schema.ts';"],
    [
      "import { HOMECARE_PREFIX } from '#contract/homecare/a.ts';",
      "import { HEAT_PUMP_PREFIX } from '#contract/heat-pump/a.ts';",
    ],
    ['const contract = registry.homecare;', "const contract = registry['heat-pump'];"],
    ['const all = { homecare };', "const all = { 'heat-pump': heatPump };"],
    ["const key = 'homecare_quote_data'; // HC-123456", "const key = 'heat_pump_quote_data'; // HP-123456"],
    ['/** A HomeCare plan */', '/** A Heat pump plan */'],
  ])('%s', (model, copy) => expect(renameModule(model, names)).toBe(copy));

  it('keeps what funnels share', () => {
    const shared =
      "import { homecareTerms } from '../common/homecareTerms.ts';\nconst months = homecareTerms.minimumMonths;";
    expect(renameModule(shared, names)).toBe(shared);
  });

  it('has an entry beside the model wherever a list has one, and nothing else', () => {
    const list =
      "const all = { homecare: ['homecare'], instant: { type: 'homecare' } };\ntype Prefix = 'HC-' | 'QTE-';";
    const entered =
      "const all = { homecare: ['homecare'], 'heat-pump': ['heat-pump'], instant: { type: 'homecare' } };\ntype Prefix = 'HC-' | 'HP-' | 'QTE-';";
    expect(enter('list.ts', list, names)).toBe(entered);
    expect(() => enter('list.ts', 'const none = {};', names)).toThrow('no entry of homecare found');
  });
});

describe('a new funnel', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'funnel-'));
  const names = funnelNames('trial-run', 'TR-');
  let written: string[] = [];
  let created: string[] = [];
  let entered: string[] = [];
  const tool = (name: string, ...args: string[]) =>
    spawnSync(path.resolve('node_modules/.bin', name), args, { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 });

  beforeAll(() => {
    cpSync('.', root, { recursive: true, filter: (source) => !NOT_COPIED.test(source) });
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'dir');
    ({ created, entered } = createFunnel(root, names));
    written = [...created, ...entered];
  }, LIMIT_MS);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('is in all places', () => {
    expect(written.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    expect(written.length).toBeGreaterThan(20);
    const shared = /homecareTerms|homecareCatalogues|plansHomecare|HomecareScene/g;
    const left = created.filter((file) =>
      /homecare|HC-/i.test(readFileSync(path.join(root, file), 'utf8').replaceAll(shared, '')),
    );
    expect(left).toEqual([]);
    // Every list that names the model by its tag or its folder names the new one as well.
    const forgotten = entered.filter(
      (file) => !/trial-run|trial_run/.test(readFileSync(path.join(root, file), 'utf8')),
    );
    expect(forgotten).toEqual(['api/contract/common/reference.ts']);
  });

  it(
    'passes type check, linter and formatter',
    () => {
      const { stdout } = tool('oxlint', '--type-check', '--format', 'unix', ...written);
      expect(stdout.split('\n').filter((line) => created.some((file) => line.startsWith(file)))).toEqual([]);
      expect(tool('oxfmt', '--list-different', ...written).stdout).toBe('');
    },
    LIMIT_MS,
  );

  it(
    'keeps to the architecture',
    () => {
      const files = readSourceFiles(root);
      const isOurs = (breach: string) => breach.includes('trial-run') || breach.includes('trialRun');
      const rules = [
        sameNames([...FUNNEL_NAMES, names.kebab]),
        contractFiles,
        funnelFiles,
        componentNames,
        shortElements,
        tagsInEveryList({ ...TAGS, [`${names.kebab}-quote`]: { funnel: names.kebab } }),
        wordsInCopyOnly,
        documentedExports,
        noConstantTwice,
        findAssertions,
      ];
      expect(rules.flatMap((rule) => rule(files)).filter(isOurs)).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'keeps to the arrows',
    () => {
      const { stdout } = tool(
        'depcruise',
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'err',
        'api',
        'widgets',
        'tests',
      );
      expect(stdout).toMatch(/\d{2,} modules/);
      expect(stdout.split('\n').filter((line) => /error .*trial-?run/i.test(line))).toEqual([]);
    },
    LIMIT_MS,
  );

  it('is not made twice', () => {
    expect(() => createFunnel(root, names)).toThrow('exists already');
  });
});
