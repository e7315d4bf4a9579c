import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the project: path from the root with forward slashes, and its text ("" for a binary one). */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Looks at files and returns one line for every breach, "path: what is wrong". Pure, so that a planted file proves it. */
export type Rule = (files: readonly SourceFile[]) => string[];

// What .gitignore names, and the repository's own folder.
const NOT_OURS = new Set([
  '.git',
  '.cache',
  'node_modules',
  'dist',
  '.next',
  'releases',
  'data',
  'test-results',
  'playwright-report',
  'coverage',
]);
const TEXT = /\.(tsx?|cjs|mjs|js|json|md|css|html|yaml|yml|txt|svg)$|^\.?[^.]+$/;

function listFiles(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.has(name) && !name.endsWith('.log'))
    .flatMap((entry) => {
      const relative = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(root, relative) : [relative];
    });
}

/** Every file of the working tree that is ours, committed or not. */
export const readSourceFiles = (root: string): SourceFile[] =>
  listFiles(root, '').map((file) => ({
    path: file,
    text: TEXT.test(path.basename(file)) ? readFileSync(path.join(root, file), 'utf8') : '',
  }));

const isTypeScript = (file: SourceFile): boolean => /\.tsx?$/.test(file.path) && !file.path.endsWith('.d.ts');

/** Tests, and what only tests and the workbench use. */
export const isTestFile = ({ path: file }: SourceFile): boolean =>
  /^(tests|widgets\/workbench)\//.test(file) || /\.(test|spec|fixture|examples)\.tsx?$/.test(file);

export const codeFiles = (files: readonly SourceFile[]): SourceFile[] => files.filter(isTypeScript);

/** Code that visitors, partners or operators run. */
export const shippedFiles = (files: readonly SourceFile[]): SourceFile[] =>
  codeFiles(files).filter((file) => !isTestFile(file) && /^(api|widgets|site)\//.test(file.path));

export const countLines = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** One breach a file that `find` has something to say about. */
export const perFile =
  (
    choose: (files: readonly SourceFile[]) => readonly SourceFile[],
    find: (file: SourceFile) => readonly string[],
  ): Rule =>
  (files) =>
    choose(files).flatMap((file) => find(file).map((what) => `${file.path}: ${what}`));
