import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { reservedHeights } from '#contract/reservedHeights.ts';
import { builtWidgets } from '../support/builtSite.ts';

const FOLDER = 'dist/widgets/v1';
const LOADER = 'quote-widgets.js';
const LOADER_BYTES = 1_500;
// On a page of somebody else, before anybody touches the tag; the requests for these are three.
const FIRST_STEP_BYTES = 12_000;
const FIRST_STEP_REQUESTS = 3;
// The same with attributes that name a type of customer, a service or a subject.
const NAMED_STEP_BYTES = 12_350;
const FURTHER_TAG_BYTES = 6500;
// What a touch brings before the form library.
const CODE_BYTES = 35_000;
// What follows a solar price, once it is shown: the estimate; and the year of weather, for who asks what goes by the hour.
const ESTIMATE_BYTES = 10_500;
const HOURS_BYTES = 6_200;
// "Is a battery worth it?", for who opens it, with the same year of weather.
const BATTERY_BYTES = 7_000;

interface BuiltFile {
  readonly file: string;
  /** Of its group, where it is no entry. */
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isEntry?: boolean;
}

const readJson = <T>(name: string): T => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as T;
const files = readJson<Record<string, BuiltFile>>('.vite/manifest.json');
const LAZY_TAGS = 'widgets/elements/lazy-tags.ts';
const tags = Object.keys(reservedHeights);
const codeOf = (tag: string): string => `widgets/elements/${tag}.ts`;
const { version } = builtWidgets();

/** What a page downloads: the copy that the build has compressed; the smallest are sent as they are. */
function compressedBytes(name: string): number {
  const file = path.join(FOLDER, name);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function filesAtOnce(entry: string, found = new Set<string>()): Set<string> {
  const built = files[entry];
  if (!built) throw new Error(`expected ${entry} in the manifest, found ${Object.keys(files).join(', ')}`);
  found.add(built.file);
  for (const name of built.imports ?? []) filesAtOnce(name, found);
  return found;
}

const firstStep = (tag: string): Set<string> =>
  new Set([LOADER, ...filesAtOnce(LAZY_TAGS), `fragments/${version}/${tag}.html`]);
const bytesOf = (names: ReadonlySet<string>): number =>
  [...names].reduce((sum, name) => sum + compressedBytes(name), 0);

const scripts = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
const source = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');

describe('bytes that a page downloads', () => {
  test(`the loader takes at most ${LOADER_BYTES}`, () => {
    const bytes = compressedBytes(LOADER);
    console.info(`loader: ${bytes} bytes`);
    expect(bytes).toBeLessThanOrEqual(LOADER_BYTES);
  });

  test('the loader imports nothing before a tag is near', () => {
    expect(filesAtOnce('widgets/elements/quote-widgets.ts')).toEqual(new Set([LOADER]));
  });

  test.each(tags)('<%s> shows its first step within its budget, loader included', (tag) => {
    const sizes = [...firstStep(tag)].map((name) => [name, compressedBytes(name)] as const);
    const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
    console.info(`<${tag}>: ${bytes} bytes: ${sizes.map(([name, size]) => `${name} ${size}`).join(', ')}`);
    expect(bytes).toBeLessThanOrEqual(FIRST_STEP_BYTES);
    expect(sizes).toHaveLength(FIRST_STEP_REQUESTS);
  });

  test.each(tags)('<%s> shows its first step by its own script in one request, within the same budget', (tag) => {
    const bytes = compressedBytes(`${tag}.js`);
    console.info(`script of <${tag}>: ${bytes} bytes`);
    expect(bytes).toBeLessThanOrEqual(FIRST_STEP_BYTES);
    // Its map would be the loader's, and it asks for nothing before a touch.
    expect(source(`${tag}.js`)).not.toContain('sourceMappingURL');
  });

  // Few pages say who the form is for, and a business answers a little more.
  test('no attribute makes a first step much larger', () => {
    const together = bytesOf(new Set([LOADER, ...filesAtOnce(LAZY_TAGS)]));
    const steps = readdirSync(path.join(FOLDER, 'fragments', version)).filter((name) => name.endsWith('.html'));
    const sizes = [
      ...steps.map((name) => [name, together + compressedBytes(`fragments/${version}/${name}`)] as const),
      ...scripts
        .filter((name) => tags.some((tag) => name.startsWith(`${tag}-`)))
        .map((name) => [name, compressedBytes(name)] as const),
    ];
    expect(sizes.length).toBeGreaterThan(90);
    expect(sizes.filter(([, bytes]) => bytes > NAMED_STEP_BYTES)).toEqual([]);
  });

  test.each(tags)('<%s> takes over with code within its budget', (tag) => {
    const bytes = bytesOf(filesAtOnce(codeOf(tag)));
    console.info(`code of <${tag}>: ${bytes} bytes`);
    expect(bytes).toBeLessThanOrEqual(CODE_BYTES);
  });

  const LATE = 'widgets/funnels/solar/later.tsx';
  const ESTIMATE = Object.keys(files).find((key) => files[key]?.name === 'estimate') ?? '';
  const HOURS = ['habits', 'building'].map((name) => `api/contract/common/energy/${name}.ts`);
  const BATTERY = 'widgets/wizard/estimate/battery/BatteryWorth.tsx';
  test.each([
    ['the battery below it', [BATTERY], [codeOf('solar-quote'), LATE, ESTIMATE, ...HOURS], BATTERY_BYTES] as const,
    ['the estimate beside a price', [ESTIMATE], [codeOf('solar-quote'), LATE], ESTIMATE_BYTES] as const,
    ...[
      ['a home by the hour', 'api/contract/common/energy/habits.ts'],
      ['a building by the hour', 'api/contract/common/energy/building.ts'],
    ].map(([what = '', entry = '']) => [what, [entry], [codeOf('solar-quote'), LATE, ESTIMATE], HOURS_BYTES] as const),
  ])('%s comes after it, within its own budget', (what, entries, before, most) => {
    const known = new Set(before.flatMap((entry) => [...filesAtOnce(entry)]));
    const own = entries.flatMap((entry) => [...filesAtOnce(entry)]).filter((file) => !known.has(file));
    const bytes = bytesOf(new Set(own));
    console.info(`${what}: ${bytes} bytes`);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(most);
  });

  // Its first step would come along, and it would be defined on a page that has not asked for it.
  test.each(tags)('<%s> defines no other tag, up to its last step', (tag) => {
    const own = codeOf(tag);
    const reached = new Set([own]);
    for (const name of reached) {
      const { imports = [], dynamicImports = [] } = files[name] ?? {};
      // It leads to all of them, and loads the one that was touched.
      for (const next of [...imports, ...dynamicImports]) if (next !== LAZY_TAGS) reached.add(next);
    }
    expect(reached.size).toBeGreaterThan(5);
    expect([...reached].filter((name) => files[name]?.isEntry)).toEqual([own]);
  });

  // Of two tags, the one that brings less: the other would be there without it.
  test.each(tags)(`<%s> and any other on one page: the further one brings at most ${FURTHER_TAG_BYTES}`, (tag) => {
    const own = firstStep(tag);
    const further = tags
      .filter((other) => other !== tag)
      .map((other) => {
        const its = firstStep(other);
        const larger = Math.max(bytesOf(own), bytesOf(its));
        return [other, bytesOf(new Set([...own, ...its])) - larger] as const;
      });
    console.info(`<${tag}> with ${further.map(([other, bytes]) => `${other} ${bytes}`).join(', ')}`);
    for (const [other, bytes] of further) expect(bytes, other).toBeLessThanOrEqual(FURTHER_TAG_BYTES);
  });
});

describe('what was built', () => {
  test('all chunks of a tag are asked for at once', () => {
    const [lazyTags = ''] = filesAtOnce(LAZY_TAGS);
    expect(source(LOADER)).toContain(path.basename(lazyTags, '.js'));
    for (const tag of tags) {
      const others = [...filesAtOnce(codeOf(tag))].filter((file) => file !== lazyTags);
      expect(others.length).toBeGreaterThan(1);
      for (const file of others) expect(source(lazyTags)).toContain(path.basename(file, '.js'));
    }
  });

  test('no chunk imports the loader: under a second address it would run again', () => {
    // Scripts of one tag ask for it where a chunk is gone, as it does itself.
    const chunks = scripts.filter((name) => name.includes('/'));
    const importing = chunks.filter((name) => source(name).includes(LOADER));
    expect(importing.filter((name) => !source(name).includes(`sourceMappingURL=${LOADER}`))).toEqual([]);
  });

  test('nothing adds to the head of a page', () => {
    for (const name of scripts) expect(source(name), name).not.toMatch(/modulepreload|document\.head/);
  });

  test('no rem and no web font stands in the styles', () => {
    for (const name of scripts) {
      expect(source(name), name).not.toMatch(/[\d.]rem\b/);
      expect(source(name), name).not.toContain('@font-face');
    }
  });

  test('every tag has its reserved height and its place in the loader', () => {
    for (const tag of tags) {
      expect(Object.keys(reservedHeights)).toContain(tag);
      expect(source(LOADER)).toContain(`"${tag}"`);
    }
  });

  test('integrity.json fits every file, in both folders', () => {
    for (const folder of ['v1', builtWidgets().version]) {
      const root = path.join('dist/widgets', folder);
      const stated = JSON.parse(readFileSync(path.join(root, 'integrity.json'), 'utf8')) as Record<string, string>;
      expect(Object.keys(stated)).toEqual(expect.arrayContaining(scripts));
      for (const [name, integrity] of Object.entries(stated)) {
        const digest = createHash('sha384')
          .update(readFileSync(path.join(root, name)))
          .digest('base64');
        expect(integrity, `${folder}/${name}`).toBe(`sha384-${digest}`);
      }
    }
  });

  test('source maps and compressed copies lie beside the scripts', () => {
    // The bundler's own helper has no source of ours to lead back to.
    // Scripts of one tag are made of files that have theirs.
    const made = new Set(tags.flatMap((tag) => [tag, `${tag}-home`, `${tag}-business`].map((name) => `${name}.js`)));
    const ours = scripts.filter((name) => !name.startsWith('chunks/rt-') && !made.has(name));
    for (const name of ours) expect(existsSync(path.join(FOLDER, `${name}.map`)), name).toBe(true);
    expect(existsSync(path.join(FOLDER, `${LOADER}.br`))).toBe(true);
  });
});
