import { spawn, type StdioOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtApi } from '../../support/builtApi.ts';
import { startQuotes } from '../support/runQuotes.ts';

// With those after it undone together or not at all: each is told in a line of its own.
const OLDER = '020-pdf-sources';

describe('a command', () => {
  let dataDir: string;
  const quotes = (...args: readonly string[]) => startQuotes({ DATA_DIR: dataDir }, ...args);
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'quotes readers-'));
    await quotes('migrate');
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  /** Runs a command whose output goes elsewhere. @returns exit code, and what it said besides where that is read */
  async function run(stdio: StdioOptions, ...args: readonly string[]): Promise<{ code: number | null; said: string }> {
    const command = [path.join(await builtApi(), 'commands/quotes.js'), ...args];
    const child = spawn(process.execPath, command, { env: { ...process.env, DATA_DIR: dataDir }, stdio });
    // A reader that is gone before the first line, as of `| true`.
    child.stdout?.destroy();
    let said = '';
    if (stdio[0] === 'inherit') child.stderr?.destroy();
    else child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { code, said };
  }

  it('may have no reader: what is under way is done to its end all the same', async () => {
    const undone = await run(['ignore', 'pipe', 'pipe'], 'migrate', '--undo', OLDER, '--yes');
    expect(undone).toEqual({ code: 0, said: '' });
    const pending = (await quotes('migrate', '--plan', '--json')).json();
    expect(pending.map(({ migration }) => migration)).toContain(OLDER);
    expect((await run(['ignore', 'pipe', 'pipe'], 'leads', 'export')).code).toBe(1);
    await quotes('migrate');
    expect((await run(['ignore', 'pipe', 'pipe'], 'leads', 'export')).code).toBe(0);
  });

  it('may have no reader of its notes either', async () => {
    const file = path.join(dataDir, 'copy.sqlite');
    expect((await run(['inherit', 'pipe', 'pipe'], 'backup', file)).code).toBe(0);
    expect(existsSync(file)).toBe(true);
    expect((await run(['inherit', 'pipe', 'pipe'], 'restore', file, '--yes')).code).toBe(0);
    expect((await quotes('leads', 'list')).code).toBe(0);
  });

  it('that has failed lets go of the folder, and ends', async () => {
    const file = path.join(dataDir, 'copy.sqlite');
    await quotes('backup', file);
    // In the way of the copy.
    await mkdir(path.join(dataDir, 'leads.sqlite.part'));
    const failed = await quotes('restore', file, '--yes');
    expect([failed.code, failed.stdout]).toEqual([1, '']);
  });

  it('says that its output is cut off where it cannot be written', async () => {
    const full = await open('/dev/full', 'w');
    for (const args of [
      ['leads', 'export'],
      ['leads', 'list'],
      ['doctor', '--json'],
    ]) {
      const { code, said } = await run(['ignore', full.fd, 'pipe'], ...args);
      expect([args, code]).toEqual([args, 1]);
      expect(said).toContain('What was printed is not whole: it cannot be written (ENOSPC)');
    }
    await full.close();
  });
});
