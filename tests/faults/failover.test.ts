import { expect, it } from 'vitest';
import { failover } from '../load/failover.ts';

it(
  'kill -9 of the primary under load: nothing acknowledged is lost or doubled, and writes are back',
  { timeout: 180_000 },
  async () => {
    const report = await failover();
    console.log('a primary that dies:', JSON.stringify(report));
    expect(report.acknowledged).toBeGreaterThan(20);
    expect(report).toMatchObject({ lost: 0, doubled: 0, withoutMails: 0 });
    expect(report.secondsToWrites).toBeLessThan(10);
  },
);
