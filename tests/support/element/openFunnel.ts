import { within, type BoundFunctions, type queries } from '@testing-library/preact';
import { afterEach, beforeEach, vi, type Mock } from 'vitest';
import { userEvent } from 'vitest/browser';
import { HELD_BACK_MS, QUOTE_HANDLER_PATH } from '#contract/common/wire.ts';
import type { ElementDefinition } from '../../../widgets/runtime/attributes.ts';
import { defineElement } from '../../../widgets/runtime/mountElement.tsx';

/** Whoever fills in a form. */
export const PERSON = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '0191 498 0123',
};

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Answers = Readonly<Record<string, string>>;

/** The body of a lead. */
interface Post<QuoteData> {
  readonly type: string;
  readonly leadRoute: string;
  readonly elapsedMs: number;
  readonly quoteData: QuoteData;
}

/** A tag on the page, as a partner writes it, and the hands of a visitor. */
export interface OpenFunnel {
  readonly tag: HTMLElement;
  /** Around all that it shows, inside its shadow root. */
  readonly root: HTMLElement;
  /** Queries within `root`. */
  readonly screen: BoundFunctions<typeof queries>;
  /** A field of the present step. @throws when there is none */
  readonly control: <Kind extends HTMLElement = HTMLInputElement>(name: string, value?: string) => Kind;
  /** Fills those of the answers that the present step asks for, and tells so by the given events. */
  readonly enter: (answers: Answers, events?: readonly ('input' | 'change')[]) => void;
  readonly press: (button: string | RegExp) => Promise<void>;
  /** Presses a button and waits for the step that it leads to. */
  readonly goOn: (button: string, heading: string | RegExp) => Promise<void>;
  /** Lets the time pass that a person needs for a form: no test waits for the pause of wire.ts. */
  readonly takeTime: () => void;
  /** Presses the last button as a person who took their time, and waits for what it leads to. */
  readonly submit: (button: string, heading: string | RegExp) => Promise<void>;
}

export interface FunnelUnderTest {
  /** Every request that the tag made. */
  readonly calls: Mock<typeof fetch>;
  /** What the server answers from now on. */
  readonly answerWith: (body: object, status?: number) => void;
  /** Puts the tag at the end of the page. */
  readonly place: (attributes?: Answers) => OpenFunnel;
  /** The same, once its first step is shown. */
  readonly open: (attributes?: Answers) => Promise<OpenFunnel>;
  /** What was posted to an address of the API. */
  readonly bodies: (path: string) => readonly unknown[];
  readonly posts: () => readonly Post<unknown>[];
  /** The first post to the quote-handler. @throws when there is none */
  readonly sent: <QuoteData>() => Post<QuoteData>;
}

const clock = { aheadMs: 0 };

function useClock(): void {
  const now = performance.now.bind(performance);
  beforeEach(() => {
    clock.aheadMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now() + clock.aheadMs);
  });
}

const takeTime = (): void => {
  clock.aheadMs += HELD_BACK_MS;
};

function write(field: Field, value: string, events: readonly string[]): void {
  field.value = value;
  for (const kind of events) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

function handsOn(tag: HTMLElement): OpenFunnel {
  const root = tag.shadowRoot?.querySelector<HTMLElement>('[data-quote-root]');
  if (!root) throw new Error('expected the root of the tag');
  const screen = within(root);
  const press: OpenFunnel['press'] = async (name) => userEvent.click(await screen.findByRole('button', { name }));
  const goOn: OpenFunnel['goOn'] = async (button, heading) => {
    await press(button);
    await screen.findByRole('heading', { name: heading });
  };
  return {
    tag,
    root,
    screen,
    control<Kind extends HTMLElement>(name: string, value?: string) {
      const found = root.querySelector<Kind>(`[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`);
      if (!found) throw new Error(`expected a field ${name}`);
      return found;
    },
    enter(answers, events = ['input', 'change']) {
      for (const [name, value] of Object.entries(answers)) {
        const field = root.querySelector<Field>(`form [name="${name}"]`);
        if (field) write(field, value, events);
      }
    },
    press,
    goOn,
    takeTime,
    submit(button, heading) {
      takeTime();
      return goOn(button, heading);
    },
  };
}

/**
 * One tag for all tests of a file: defined once, on an empty device, before a server that stores what it is sent.
 * @param heading of its first step
 * @param reference that the server gives
 */
export function testFunnel<Values>(
  definition: ElementDefinition<Values>,
  heading: string | RegExp,
  reference: string,
): FunnelUnderTest {
  defineElement(definition);
  const calls = vi.fn<typeof fetch>();
  const answer = { id: 'a', reference, token: 't'.repeat(24), quoteUrl: 'https://quotes.example/quote/t' };
  const answerWith: FunnelUnderTest['answerWith'] = (body, status = 201) => {
    calls.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ ...answer, ...body }), { status })));
  };
  useClock();
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal('fetch', calls);
    answerWith({});
  });
  afterEach(async () => {
    vi.useRealTimers();
    document.querySelector(definition.tag)?.remove();
    // A tag ends a moment after it is taken away, in case that was a move. A draft that it keeps in that moment would be
    // offered to the next test, where the device has been emptied already.
    await new Promise((resolve) => setTimeout(resolve));
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    calls.mockReset();
  });

  const place: FunnelUnderTest['place'] = (attributes = {}) => {
    const tag = document.createElement(definition.tag);
    for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
    document.body.append(tag);
    return handsOn(tag);
  };
  const bodies = <Body>(path: string): Body[] =>
    calls.mock.calls.flatMap(([url, init]) =>
      typeof url === 'string' && url.endsWith(path) && typeof init?.body === 'string' ? [JSON.parse(init.body)] : [],
    );
  const posts = <QuoteData>(): Post<QuoteData>[] => bodies(QUOTE_HANDLER_PATH);
  return {
    calls,
    answerWith,
    place,
    async open(attributes) {
      const opened = place(attributes);
      await opened.screen.findByRole('heading', { name: heading });
      return opened;
    },
    bodies,
    posts,
    sent<QuoteData>() {
      const [first] = posts<QuoteData>();
      if (!first) throw new Error('expected a post');
      return first;
    },
  };
}
