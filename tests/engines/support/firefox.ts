import { ensureFirefox } from '../../support/ensureEngines.ts';
import { importTool } from '../../tools/tools.ts';
import type { Engine, Key, Point, Size } from './engine.ts';

// The parts of puppeteer that are used here: the project is checked without the tools.

interface Frame {
  evaluate(code: string): Promise<unknown>;
}

interface Page extends Frame {
  frames(): Frame[];
  screenshot(): Promise<Uint8Array>;
  setViewport(size: Size): Promise<void>;
  readonly mouse: { click(x: number, y: number): Promise<void> };
  readonly keyboard: { type(text: string): Promise<void>; press(key: string): Promise<void> };
}

interface Browser {
  version(): Promise<string>;
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

interface Puppeteer {
  launch(options: object): Promise<Browser>;
}

/** A new Firefox with a profile of its own, by WebDriver BiDi. */
export async function openFirefox(): Promise<Engine> {
  const { launch } = (await importTool('puppeteer-core')) as Puppeteer;
  const browser = await launch({ browser: 'firefox', executablePath: ensureFirefox(), headless: true });
  const page = await browser.newPage();
  let inside: Frame = page;
  return {
    name: await browser.version(),
    run: (code: string) => inside.evaluate(code),
    pressAt: ({ x, y }: Point) => page.mouse.click(x, y),
    type: (text: string) => page.keyboard.type(text),
    press: (key: Key) => page.keyboard.press(key),
    enterFrame: async () => {
      const [, frame] = page.frames();
      if (!frame) throw new Error('expected a frame');
      inside = frame;
    },
    leaveFrame: async () => {
      inside = page;
    },
    screenshot: () => page.screenshot(),
    resize: (size: Size) => page.setViewport(size),
    close: () => browser.close(),
  };
}
