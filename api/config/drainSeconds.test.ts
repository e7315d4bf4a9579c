import { describe, expect, it } from 'vitest';
import { describeConfig, readConfig } from './config.ts';
import { readEnvironment } from './environment.ts';

describe('how long a server that stops takes connections', () => {
  it('is as long as it is told, and not at all by itself', () => {
    const told = readConfig({ DRAIN_SECONDS: '5' }, '/srv');
    expect(told.drainMs).toBe(5000);
    expect(describeConfig(told)).toContain('DRAIN_SECONDS       5');
    expect(readConfig({}, '/srv').drainMs).toBe(0);
  });

  it.each(['-1', '61', '2.5', '5s'])('is not %j', (DRAIN_SECONDS) => {
    expect(readEnvironment({ DRAIN_SECONDS }).problems).toEqual([
      `DRAIN_SECONDS: expected whole seconds from 0 to 60, found "${DRAIN_SECONDS}"`,
    ]);
  });
});
