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
  fileNames,
  funnelFiles,
  funnelNames as sameNames,
  shortElements,
  tagsInEveryList,
} from '../../architecture/layout.ts';
import { readSourceFiles } from '../../architecture/sourceFiles.ts';
import { wordsInCopyOnly } from '../../architecture/words.ts';
import { createFunnel } from './createFunnel.ts';
import { edits } from './edits.ts';
import { funnelNames, rename } from './names.ts';

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
    expect(rename('NewFunnel newFunnel NEW_FUNNEL new-funnel NF-', funnelNames('ev'))).toBe('Ev ev EV ev EV-');
  });
  it.each(['Heat', 'heat_pump', '', '../x', 'heat--pump'])('refuses %s', (name) => {
    expect(() => funnelNames(name)).toThrow('no funnel name');
  });
  it('refuses a prefix of another form', () => {
    expect(() => funnelNames('ev', 'ev')).toThrow('no reference prefix');
  });
});

describe('a new funnel', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'funnel-'));
  const names = funnelNames('heat-pump', 'HP-');
  let written: string[] = [];
  let created: string[] = [];
  const tool = (name: string, ...args: string[]) =>
    spawnSync(path.resolve('node_modules/.bin', name), args, { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 });

  beforeAll(() => {
    cpSync('.', root, { recursive: true, filter: (source) => !NOT_COPIED.test(source) });
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'dir');
    written = createFunnel(root, names);
    created = written.filter((file) => !(file in edits));
  }, LIMIT_MS);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('is in all places', () => {
    expect(written.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    expect(written.length).toBeGreaterThan(20);
    const left = written.filter((file) => /new-?funnel|NF-/i.test(readFileSync(path.join(root, file), 'utf8')));
    expect(left).toEqual([]);
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
      const isOurs = (breach: string) => breach.includes('heat-pump') || breach.includes('heatPump');
      const rules = [
        sameNames([...FUNNEL_NAMES, names.kebab]),
        contractFiles,
        funnelFiles,
        fileNames,
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
      expect(stdout.split('\n').filter((line) => /error .*heat-?pump/i.test(line))).toEqual([]);
    },
    LIMIT_MS,
  );

  it('is not made twice', () => {
    expect(() => createFunnel(root, names)).toThrow('exists already');
  });
});
