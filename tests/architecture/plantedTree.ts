import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installTools, toolProgram } from '../tools/tools.ts';

const CONFIGS = [
  'package.json',
  'tsconfig.json',
  '.oxlintrc.json',
  '.dependency-cruiser.cjs',
  '.knip.json',
  '.jscpd.json',
];

/** A temporary project with our configuration and the given files, for tools that read from a disk. */
export interface PlantedTree {
  readonly root: string;
  /** Runs a tool of the project or of the tests in it; its standard output. */
  readonly run: (tool: string, ...args: string[]) => string;
  /** The same; its exit code. */
  readonly exitCodeOf: (tool: string, ...args: string[]) => number | null;
  readonly remove: () => void;
}

// Those that stand in a package of their own.
const OWN_TOOLS: ReadonlySet<string> = new Set(['jscpd', 'knip']);

function programOf(tool: string): string {
  if (!OWN_TOOLS.has(tool)) return path.resolve('node_modules/.bin', tool);
  installTools();
  return toolProgram(tool);
}

export function plantTree(files: Readonly<Record<string, string>>): PlantedTree {
  const root = mkdtempSync(path.join(tmpdir(), 'planted-'));
  for (const config of CONFIGS) cpSync(config, path.join(root, config));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'dir');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const start = (tool: string, args: readonly string[]) =>
    spawnSync(programOf(tool), args, { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 });
  return {
    root,
    run: (tool, ...args) => start(tool, args).stdout,
    exitCodeOf: (tool, ...args) => start(tool, args).status,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
