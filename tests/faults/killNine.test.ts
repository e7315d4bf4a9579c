import { expect, it } from 'vitest';
import { killNine } from '../load/killNine.ts';

it('kill -9 under load: no acknowledged lead lost or doubled, every mail delivered', { timeout: 180_000 }, async () => {
  const report = await killNine({ kills: 2, loadMs: 150 });
  console.log('kill -9, twice:', JSON.stringify(report));
  expect(report.acknowledged).toBeGreaterThan(10);
  expect(report).toMatchObject({ lost: 0, doubled: 0, withoutMails: 0, undelivered: 0 });
});
