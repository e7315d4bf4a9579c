import { expect, it } from 'vitest';
import { createLogDestination, type LogWriter } from './logDestination.ts';

const refusal = (code: string) => Object.assign(new Error(code), { code });
const BLOCK = `${'x'.repeat(4999)}\n`;

/** A file that takes `room` bytes, at most `atOnce` at a time. */
function file({ room, atOnce = Number.POSITIVE_INFINITY }: { room: number; atOnce?: number }) {
  const state = { text: '', room };
  const take = (text: string): number => {
    if (state.room === 0) throw refusal('ENOSPC');
    const taken = text.slice(0, Math.min(atOnce, state.room));
    state.text += taken;
    state.room -= taken.length;
    return taken.length;
  };
  const writer: LogWriter = {
    write: (text, done) => {
      setImmediate(() => {
        try {
          done(null, take(text.toString()));
        } catch {
          done(refusal('ENOSPC'), 0);
        }
      });
    },
    writeSync: (text) => void take(text),
  };
  return { state, writer };
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

it('writes all lines in order, also where a write takes only a part', async () => {
  const { state, writer } = file({ room: 1_000_000, atOnce: 1500 });
  const log = createLogDestination(writer);
  log.write(BLOCK);
  log.write('last\n');
  await settle();
  log.flushSync();
  expect(state.text).toBe(`${BLOCK}last\n`);
});

it('drops what a full disk does not take, and goes on once there is room', async () => {
  const { state, writer } = file({ room: 0 });
  const log = createLogDestination(writer);
  log.write(BLOCK);
  await settle();
  log.write('lost\n');
  log.flushSync();
  state.room = 1_000_000;
  log.write(BLOCK);
  await settle();
  expect(state.text).toBe(BLOCK);
});

it('holds no more than a megabyte for a reader that has stopped', () => {
  const sent: number[] = [];
  const writer: LogWriter = {
    write: ({ length }) => void sent.push(length),
    writeSync: ({ length }) => void sent.push(length),
  };
  const log = createLogDestination(writer);
  for (let count = 0; count < 1000; count += 1) log.write(BLOCK);
  log.flushSync();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBeLessThanOrEqual(1_000_000);
});
