import { write, writeSync } from 'node:fs';

const BLOCK = 4096;
const MAX_WAITING = 1_000_000;
const FLUSH_MS = 1000;
const AGAIN_MS = 100;

/** How the bytes get out; the file system's own functions, but for tests. */
export interface LogWriter {
  readonly write: (text: Buffer, done: (error: NodeJS.ErrnoException | null, written: number) => void) => void;
  readonly writeSync: (text: string) => void;
}

/** A destination for pino. */
export interface LogDestination {
  readonly write: (line: string) => void;
  readonly flush: (done?: () => void) => void;
  readonly flushSync: () => void;
}

const STDOUT = 1;
const standardOutput: LogWriter = {
  write: (text, done) => write(STDOUT, text, done),
  writeSync: (text) => void writeSync(STDOUT, text),
};

/**
 * Lines in blocks, off the thread that answers. What cannot be written is dropped: a full disk or a reader that has
 * gone must not take the leads with it. (pino's own destination ends the process then, or waits for room for ever.)
 */
export function createLogDestination(writer: LogWriter = standardOutput): LogDestination {
  let waiting = '';
  let isWriting = false;

  function send(text: Buffer): void {
    writer.write(text, (error, written) => {
      if (error?.code === 'EAGAIN') setTimeout(send, AGAIN_MS, text);
      else if (!error && written < text.length) send(text.subarray(written));
      else {
        isWriting = false;
        if (waiting.length >= BLOCK) flush();
      }
    });
  }

  function flush(done?: () => void): void {
    if (!isWriting && waiting !== '') {
      isWriting = true;
      const text = Buffer.from(waiting);
      waiting = '';
      send(text);
    }
    done?.();
  }

  function flushSync(): void {
    const text = waiting;
    waiting = '';
    try {
      if (text !== '') writer.writeSync(text);
    } catch {
      // There is no other place to say it.
    }
  }

  setInterval(() => flush(), FLUSH_MS).unref();
  process.once('exit', flushSync);
  return {
    write: (line) => {
      if (waiting.length + line.length > MAX_WAITING) return;
      waiting += line;
      if (waiting.length >= BLOCK) flush();
    },
    flush,
    flushSync,
  };
}
