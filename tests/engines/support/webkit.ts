import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureWebKitDriver } from '../../support/ensureEngines.ts';
import { freePorts } from '../../support/freePorts.ts';
import { importTool } from '../../tools/tools.ts';
import { KEYS, type Engine, type Key, type Point, type Size } from './engine.ts';

// The parts of selenium-webdriver that are used here: the project is checked without the tools.

interface Actions {
  move(to: Point & { readonly origin: string; readonly duration: number }): Actions;
  press(): Actions;
  release(): Actions;
  sendKeys(keys: string): Actions;
  perform(): Promise<void>;
}

interface Driver {
  executeScript(code: string): Promise<unknown>;
  actions(options?: object): Actions;
  switchTo(): { frame(index: number): Promise<void>; defaultContent(): Promise<void> };
  takeScreenshot(): Promise<string>;
  manage(): { window(): { getRect(): Promise<Size>; setRect(rect: Size): Promise<unknown> } };
  getCapabilities(): Promise<{ get(name: string): unknown }>;
  quit(): Promise<void>;
}

interface Builder {
  usingServer(address: string): Builder;
  withCapabilities(capabilities: object): Builder;
  build(): Promise<Driver>;
}

interface Selenium {
  readonly Builder: new () => Builder;
}

const READY_WITHIN_MS = 30_000;
/** Wide and high enough for every window that is asked for. */
const SCREEN = '-screen 0 1600x1400x24';

/** The driver on a screen that nobody sees, in a group of processes that ends as one. */
function startDriver(port: number): ChildProcess {
  const line = ['-a', '-s', SCREEN, ensureWebKitDriver(), `--port=${port}`];
  return spawn('xvfb-run', line, { stdio: 'ignore', detached: true });
}

const endGroup = ({ pid = 0 }: ChildProcess): void => {
  try {
    if (pid > 0) process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended.
  }
};

async function waitForDriver(address: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if ((await fetch(`${address}/status`).catch(() => undefined))?.ok) return;
    await sleep(50);
  }
  throw new Error(`WebKitWebDriver did not answer within ${READY_WITHIN_MS} ms`);
}

/** A new window of WebKitGTK's MiniBrowser, which remembers nothing of an earlier one. Not narrower than 450 px. */
export async function openWebKit(): Promise<Engine> {
  const { Builder } = (await importTool('selenium-webdriver')) as Selenium;
  const [port = 0] = await freePorts(1);
  const child = startDriver(port);
  const end = () => endGroup(child);
  process.once('exit', end);
  const address = `http://127.0.0.1:${port}`;
  await waitForDriver(address);
  const driver = await new Builder().usingServer(address).withCapabilities({ browserName: 'MiniBrowser' }).build();
  const version = (await driver.getCapabilities()).get('browserVersion');
  // Several at once, its own pauses between them would be waited for.
  const actions = () => driver.actions({ async: true });
  return {
    name: `WebKitGTK ${String(version)}`,
    run: (code: string) => driver.executeScript(`return (${code})`),
    pressAt: (point: Point) =>
      actions()
        .move({ ...point, origin: 'viewport', duration: 0 })
        .press()
        .release()
        .perform(),
    type: (text: string) => actions().sendKeys(text).perform(),
    press: (key: Key) => actions().sendKeys(KEYS[key]).perform(),
    enterFrame: () => driver.switchTo().frame(0),
    leaveFrame: () => driver.switchTo().defaultContent(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    resize: async (size: Size) => {
      const { width, height } = await driver.manage().window().getRect();
      // The driver waits until the window has changed: it is not asked for what is so already.
      if (width !== size.width || height !== size.height) await driver.manage().window().setRect(size);
    },
    close: async () => {
      await driver.quit().finally(end);
      process.removeListener('exit', end);
    },
  };
}
