import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import StalledReporter from './stalled.ts';

const MINUTE = 60_000;
const badge = { relativeModuleId: 'widgets/ui/Badge/Badge.test.tsx' };
const steps = { relativeModuleId: 'widgets/ui/Steps/Steps.test.tsx' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const answers = { url: () => 'http://localhost/answers', evaluate: async () => 'interactive' };
const hangs = { url: () => 'http://localhost/hangs', evaluate: async () => new Promise<string>(() => undefined) };

function startRun() {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const close = vi.fn<() => Promise<void>>(async () => undefined);
  const pages = () => [{ frames: () => [answers, hangs] }];
  const provider = { name: 'playwright', browser: { contexts: () => [{ pages }], close } };
  const reporter = new StalledReporter();
  reporter.onInit({ projects: [{}, { browser: { provider } }] });
  reporter.onTestRunStart();
  return { reporter, close, said: () => said.mock.calls.flat().join('\n') };
}

it('closes the browser of a run that has stood still for three minutes', async () => {
  const { close } = startRun();
  await vi.advanceTimersByTimeAsync(2.9 * MINUTE);
  expect(close).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(close).toHaveBeenCalledOnce();
});

it('says which files were under way, and how their pages stand', async () => {
  const { reporter, said } = startRun();
  reporter.onTestModuleQueued(badge);
  reporter.onTestModuleQueued(steps);
  reporter.onTestModuleEnd(badge);
  await vi.advanceTimersByTimeAsync(4 * MINUTE);
  expect(said()).toContain(`Under way: ${steps.relativeModuleId}.`);
  expect(said()).toContain('http://localhost/answers: interactive');
  expect(said()).toContain('http://localhost/hangs: no answer');
});

it.each<[string, (reporter: StalledReporter) => void]>([
  ['a test ends', (reporter) => reporter.onTestCaseResult()],
  ['a file begins', (reporter) => reporter.onTestModuleQueued(badge)],
  ['a file ends', (reporter) => reporter.onTestModuleEnd(badge)],
])('waits on where %s', async (_name, giveSign) => {
  const { reporter, close } = startRun();
  for (let minutes = 0; minutes < 10; minutes += 2) {
    giveSign(reporter);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
  }
  expect(close).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(close).toHaveBeenCalledOnce();
});

it('leaves the browser alone when the run has ended', async () => {
  const { reporter, close } = startRun();
  reporter.onTestRunEnd();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(close).not.toHaveBeenCalled();
});
