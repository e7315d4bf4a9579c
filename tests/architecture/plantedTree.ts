import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const CONFIGS = ['package.json', 'tsconfig.json', '.oxlintrc.json', '.dependency-cruiser.cjs'];

/** A temporary project with our configuration and the given files, for tools that read from a disk. */
export interface PlantedTree {
  readonly root: string;
  /** Runs a tool of node_modules/.bin in it; its standard output. */
  readonly run: (tool: string, ...args: string[]) => string;
  readonly remove: () => void;
}

export function plantTree(files: Readonly<Record<string, string>>): PlantedTree {
  const root = mkdtempSync(path.join(tmpdir(), 'planted-'));
  for (const config of CONFIGS) cpSync(config, path.join(root, config));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'dir');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return {
    root,
    run: (tool, ...args) => {
      const { stdout } = spawnSync(path.resolve('node_modules/.bin', tool), args, { cwd: root, encoding: 'utf8' });
      return stdout;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
