type Page = Window & typeof globalThis;

/** A page of somebody else, and a module that runs in it. */
export interface GuestPage<Module> {
  readonly page: Page;
  readonly module: Module;
  /** What its console was told, besides information. */
  readonly complaints: string[];
  readonly close: () => void;
}

/**
 * A page on another origin than our scripts: `about:blank` has an address without one, and its document can be reached.
 * What is imported there is loaded for it alone.
 * @param address absolute, of the module
 */
export async function openGuestPage<Module>(address: string): Promise<GuestPage<Module>> {
  const frame = document.createElement('iframe');
  frame.width = '900';
  frame.height = '900';
  document.body.append(frame);
  const page = frame.contentWindow as Page;
  // What the test runner writes around every import() of a module.
  const runner = '__vitest_browser_runner__';
  Reflect.set(page, runner, Reflect.get(globalThis, runner));
  const complaints: string[] = [];
  const complain = (...words: unknown[]): void =>
    void complaints.push(words.map((word) => (word instanceof page.Error ? word.stack : String(word))).join(' '));
  page.console.error = complain;
  page.console.warn = complain;
  // Our server: it knows every page, and stores what it is sent.
  const answer = {
    status: 'active',
    origin: 'registered',
    id: 'a',
    reference: 'SQ-654321',
    token: 't'.repeat(24),
    quoteUrl: 'https://quotes.example/quote/t',
  };
  page.fetch = async () => new Response(JSON.stringify(answer), { status: 201 });
  // A person takes longer than the tests do.
  const now = page.performance.now.bind(page.performance);
  page.performance.now = () => 1000 * now();
  const module = (await page.eval(`import(${JSON.stringify(address)})`)) as Module;
  return { page, module, complaints, close: () => frame.remove() };
}
