import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { goLive } from '../../site/generate/releases.ts';

/** A folder with two releases that differ in the words of one funnel, in its first step and in a later one. */
export interface TwoReleases {
  readonly root: string;
  /** Puts one of them in place, as the end of a build does. */
  readonly deploy: (release: 'one' | 'two') => void;
  readonly remove: () => void;
}

const CHANGED_IN_TWO: readonly (readonly [file: string, before: string, after: string])[] = [
  ['widgets/funnels/solar/copy.ts', 'Design your home solar system', 'Plan your home solar system'],
  ['widgets/wizard/photovoltaic/laterCopy.ts', 'Choose your equipment', 'Pick your equipment'],
];

const editSources: Plugin = {
  name: 'edit-sources',
  enforce: 'pre',
  transform(code, id) {
    const found = CHANGED_IN_TWO.find(([file]) => id.endsWith(file));
    if (!found) return undefined;
    const [file, before, after] = found;
    if (!code.includes(before)) throw new Error(`expected "${before}" in ${file}`);
    return { code: code.replace(before, after), map: null };
  },
};

const folderOf = (release: 'one' | 'two'): string => path.join('releases', release);

/** Takes what is built as the first release and builds the widgets of the second. */
export async function makeTwoReleases(): Promise<TwoReleases> {
  const root = mkdtempSync(path.join(tmpdir(), 'quotes-releases-'));
  const [one, two] = [path.join(root, folderOf('one')), path.join(root, folderOf('two'))];
  mkdirSync(path.join(root, 'releases'));
  for (const part of ['site', 'partner', 'widgets'])
    cpSync(path.join('dist', part), path.join(one, part), { recursive: true });
  for (const part of ['site', 'partner']) cpSync(path.join('dist', part), path.join(two, part), { recursive: true });
  await build({
    configFile: 'vite.widgets.config.ts',
    logLevel: 'warn',
    plugins: [editSources],
    build: { outDir: path.join(two, 'widgets/v1') },
  });
  return {
    root,
    deploy: (release) => goLive(root, 'dist', folderOf(release)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
