import type { PlaywrightBrowserProvider } from '@vitest/browser-playwright';
import type { Page } from 'playwright';
import type { Reporter, TestModule } from 'vitest/node';

const SECOND = 1000;
/** A minute is the most that a test may take: three without the end of one is a page that is gone. */
const SILENCE = 180 * SECOND;
/** How long a page may take to say how it stands. */
const ANSWER = 5 * SECOND;

/** What is asked of vitest: its projects, and what each drives its browser with. */
interface Run {
  readonly projects: readonly { readonly browser?: { readonly provider: object } | undefined }[];
}
type Browser = NonNullable<PlaywrightBrowserProvider['browser']>;

const isOfPlaywright = (provider: object): provider is PlaywrightBrowserProvider =>
  'name' in provider && provider.name === 'playwright';

function browsersOf({ projects }: Run): readonly Browser[] {
  const providers = projects.flatMap(({ browser }) => browser?.provider ?? []);
  return providers.filter(isOfPlaywright).flatMap(({ browser }) => browser ?? []);
}

async function stateOf(page: Page): Promise<string> {
  const late = new Promise<string>((resolve) => void setTimeout(resolve, ANSWER, 'no answer').unref());
  const states = page.frames().map(async (frame) => {
    const state = frame.evaluate(() => document.readyState).catch(String);
    return `  ${frame.url()}: ${await Promise.race([state, late])}`;
  });
  return (await Promise.all(states)).join('\n');
}

/**
 * Ends a run in the browser that gives no sign any more: vitest 4 waits without end for a page that hangs or has died with its
 * connection open (vitest-dev/vitest#10791; mended in 5, which needs Node 22) and for one that does not load (#11243, open).
 * Says what it was at and closes the browser, so that vitest reports what has not run, and `executeWhole` runs that again.
 */
export default class StalledReporter implements Reporter {
  #run: Run = { projects: [] };
  #timer: NodeJS.Timeout | undefined;
  readonly #underWay = new Set<string>();

  onInit(run: Run): void {
    this.#run = run;
  }

  onTestRunStart(): void {
    this.#wait();
  }

  onTestModuleQueued({ relativeModuleId }: Pick<TestModule, 'relativeModuleId'>): void {
    this.#underWay.add(relativeModuleId);
    this.#wait();
  }

  onTestCaseResult(): void {
    this.#wait();
  }

  onTestModuleEnd({ relativeModuleId }: Pick<TestModule, 'relativeModuleId'>): void {
    this.#underWay.delete(relativeModuleId);
    this.#wait();
  }

  onTestRunEnd(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#end(), SILENCE);
  }

  async #end(): Promise<void> {
    const browsers = browsersOf(this.#run);
    console.error(`\nNo test has ended for ${SILENCE / SECOND} s: the browser is closed.`);
    console.error(`Under way: ${[...this.#underWay].join(', ') || 'no file'}. Its pages:`);
    const pages = browsers.flatMap((browser) => browser.contexts().flatMap((context) => context.pages()));
    console.error((await Promise.all(pages.map(stateOf))).join('\n'));
    await Promise.all(browsers.map((browser) => browser.close()));
  }
}
