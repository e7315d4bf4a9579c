import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testHost } from '../../tests/support/element/hosts.ts';
import { parseOrigin, siteLink } from './addresses.ts';
import { completeAutofill, readControls } from './autofill.ts';
import { createHost } from './host.ts';
import { isOwnPage } from './script.ts';
import { bringIntoView, revealStep } from './scroll.ts';
import { registerCss } from './styles.ts';
import { openDownload, printDocument, copyText, shareLink } from './takeAway.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function inPage<T extends HTMLElement>(markup: string, selector: string): T {
  document.body.innerHTML = markup;
  const node = document.body.querySelector<T>(selector);
  if (!node) throw new Error(`expected ${selector}`);
  return node;
}

describe('host', () => {
  test.each([
    ['https://a.example/x?y', 'https://a.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['javascript:alert(1)', undefined],
    ['//a.example', undefined],
    ['', undefined],
  ])('origin of %s', (address, origin) => {
    expect(parseOrigin(address)).toBe(origin);
  });

  test('posts go to the script origin, or where the attribute `api` says, live', () => {
    const element = document.createElement('div');
    const host = createHost(element, 'https://quotes.example');
    expect(host.apiBase).toBe('https://quotes.example');
    element.setAttribute('api', 'https://api.example/ignored');
    expect(host.apiBase).toBe('https://api.example');
    element.setAttribute('api', 'nonsense');
    expect(host.apiBase).toBe('https://quotes.example');
    // That of this page, whatever the scripts of the form lie on.
    expect(host.isOwnOrigin).toBe(isOwnPage());
  });

  test('links stay in place on our pages and open a new tab elsewhere', () => {
    expect(siteLink(testHost(true), '/privacy-policy')).toEqual({ href: '/privacy-policy' });
    expect(siteLink(testHost(false), '/privacy-policy')).toEqual({
      href: 'https://quotes.example/privacy-policy',
      target: '_blank',
      rel: 'noopener',
    });
  });

  test('only quote-navigate can be prevented', () => {
    const element = document.createElement('div');
    for (const name of ['quote-step', 'quote-navigate'])
      element.addEventListener(name, (event) => event.preventDefault());
    const host = createHost(element, location.origin);
    expect(host.emit('quote-step', {})).toBe(true);
    expect(host.emit('quote-navigate', {})).toBe(false);
  });
});

describe('autofill', () => {
  const form =
    '<form><input name="firstName"><select name="type"><option>a<option>b</select><input type="radio" name="r" value="1"></form>';

  test('a change without input gets its input, once; typing gets none besides its own', () => {
    const field = inPage<HTMLInputElement>(form, '[name=firstName]');
    const heard = vi.fn();
    document.body.addEventListener('input', heard);
    const stop = completeAutofill(document.body);
    field.value = 'Ada';
    field.dispatchEvent(new Event('change', { bubbles: true }));
    expect(heard).toHaveBeenCalledTimes(1);
    field.value = 'Adah';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    field.value = 'Bob';
    field.dispatchEvent(new Event('change', { bubbles: true }));
    expect(heard).toHaveBeenCalledTimes(2);
    document.body.removeEventListener('input', heard);
  });

  test('before a form is sent every value is told, filled without any event; choices are left alone', () => {
    const node = inPage<HTMLFormElement>(form, 'form');
    const told: string[] = [];
    node.addEventListener('input', ({ target }) =>
      told.push(target instanceof Element ? (target.getAttribute('name') ?? '') : ''),
    );
    for (const control of node.querySelectorAll<HTMLInputElement>('[name=firstName],select'))
      control.value = control.localName === 'select' ? 'b' : 'Ada';
    node.querySelector<HTMLInputElement>('[type=radio]')?.setAttribute('checked', '');
    readControls(node);
    expect(told).toEqual(['firstName', 'type']);
    readControls(node);
    expect(told).toHaveLength(2);
  });
});

describe('scrolling', () => {
  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  });

  test('our page goes to its top, and the heading has the focus', () => {
    const heading = inPage('<section><h2>Step</h2></section>', 'h2');
    revealStep(testHost(true), heading);
    expect(document.activeElement).toBe(heading);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: expect.any(String) });
  });

  test('a partner page stays, the tag comes into view', () => {
    const heading = inPage('<section><h2>Step</h2></section>', 'h2');
    const tag = heading.parentElement ?? document.body;
    const scroll = vi.spyOn(tag, 'scrollIntoView').mockImplementation(() => {});
    revealStep(testHost(false, tag), heading);
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(scroll).toHaveBeenCalledOnce();
  });

  test('without motion where the visitor wants none', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    revealStep(testHost(true), inPage('<h2>Step</h2>', 'h2'));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  describe('a glide that the browser drops', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
    afterEach(() => void vi.useRealTimers());

    /** Lets milliseconds pass at once. The frames after them are real: more than a jump looks at, and each tells of scrolls. */
    async function pass(ms: number): Promise<void> {
      await vi.advanceTimersByTimeAsync(ms);
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    }
    /** Lets happen what happens instead of a glide, and then what comes of it. */
    async function passGlide(): Promise<void> {
      await pass(0);
      await pass(800);
    }
    /**
     * A step far above the window, whose glide does something else.
     * @param afterJump what happens to the page after each jump
     * @returns what was asked for, in turn
     */
    function dropGlide(instead: () => void, afterJump: () => void = () => {}): readonly unknown[] {
      vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
      const markup = '<section><h2>Step</h2></section><p style="height: 4000px"></p>';
      const heading = inPage(markup, 'h2');
      document.documentElement.scrollTo({ top: 2000, behavior: 'instant' });
      const tag = heading.parentElement ?? document.body;
      const original = tag.scrollIntoView.bind(tag);
      const asked: unknown[] = [];
      vi.spyOn(tag, 'scrollIntoView').mockImplementation((how) => {
        const behavior = typeof how === 'object' ? how.behavior : undefined;
        asked.push(behavior);
        if (behavior === 'instant') original(how);
        setTimeout(behavior === 'instant' ? afterJump : instead);
      });
      revealStep(testHost(false, tag), heading);
      return asked;
    }
    const scrollBy = (by: number): void => document.documentElement.scrollBy({ top: by, behavior: 'instant' });
    const top = (): number => document.querySelector('h2')?.getBoundingClientRect().top ?? Number.NaN;

    test('is made up for: the step comes up all the same', async () => {
      // What comes in around it moves the page once.
      const asked = dropGlide(() => scrollBy(17));
      await passGlide();
      expect(asked).toEqual(['smooth', 'instant']);
      expect(top()).toBeCloseTo(0, 0);
    });

    /** After the first jump alone. */
    const once = (act: () => void) => {
      const acts = [act];
      return () => acts.pop()?.();
    };

    test('and goes on with after the jump is made up for, too', async () => {
      const further = vi.fn(once(() => scrollBy(300)));
      const asked = dropGlide(() => {}, further);
      await passGlide();
      expect(asked).toEqual(['smooth', 'instant', 'instant']);
      await pass(0);
      expect(further).toHaveBeenCalledTimes(2);
      expect(top()).toBeCloseTo(0, 0);
    });

    test('and whoever moves the page after the jump stays there', async () => {
      const asked = dropGlide(
        () => {},
        once(() => {
          window.dispatchEvent(new WheelEvent('wheel'));
          scrollBy(300);
        }),
      );
      await passGlide();
      expect(top()).toBeCloseTo(-300, 0);
      expect(asked).toEqual(['smooth', 'instant']);
    });

    // Two frames of a glide, told at once: a busy machine may draw one for both.
    const glide = (): void => {
      for (let frame = 0; frame < 2; frame += 1) {
        scrollBy(-15);
        window.dispatchEvent(new Event('scroll'));
      }
    };
    const glideAnd = (then: () => void) => () => {
      glide();
      then();
      window.dispatchEvent(new Event('scroll'));
    };
    /** As late pictures do it above what is read: the browser keeps that where it is. */
    const grow = (): void => {
      document.querySelector('h2')?.insertAdjacentHTML('afterend', '<p style="height: 500px"></p>');
      scrollBy(500);
    };
    /** To less than what is read: the browser scrolls up with its end. */
    const shrink = (): void =>
      document.querySelector('p')?.style.setProperty('height', `${window.innerHeight + 900}px`);
    const goPast = (): void => {
      document.body.insertAdjacentHTML('afterbegin', '<p style="height: 3000px"></p>');
      document.documentElement.scrollTo({ top: 0, behavior: 'instant' });
    };
    test.each([
      ['after two frames', glide],
      ['while the page grows', glideAnd(grow)],
      ['while the page becomes shorter', shrink],
    ])('%s is made up for, too', async (_when, turn) => {
      const asked = dropGlide(turn);
      await passGlide();
      expect(asked).toEqual(['smooth', 'instant']);
      expect(top()).toBeCloseTo(0, 0);
    });

    const showOther = (): void => bringIntoView(document.querySelector('p') ?? document.body, () => scrollBy(300));
    test('because something else is brought into view is not made up for', async () => {
      const asked = dropGlide(() => {});
      showOther();
      await passGlide();
      expect(asked).toEqual(['smooth']);
    });

    test('and nor is what goes somewhere else after the jump', async () => {
      const asked = dropGlide(() => {}, once(showOther));
      await passGlide();
      expect(top()).toBeCloseTo(-300, 0);
      expect(asked).toEqual(['smooth', 'instant']);
    });

    /** Less than what comes in around a step may move the page by. */
    const turnWheel = (): void => {
      window.dispatchEvent(new WheelEvent('wheel'));
      scrollBy(-30);
    };
    const shrinkAndTurn = (): void => {
      shrink();
      window.addEventListener('scroll', turnWheel, { once: true });
    };
    test.each([
      ['the visitor scrolls far', () => scrollBy(100)],
      ['the visitor takes over', glideAnd(() => window.dispatchEvent(new WheelEvent('wheel')))],
      ['the visitor scrolls a little', turnWheel],
      ['the visitor scrolls a little once the page has become shorter', shrinkAndTurn],
      ['something turns it back', glideAnd(() => scrollBy(30))],
      ['something goes past it', glideAnd(goPast)],
    ])('because %s leaves the page there', async (_why, turn) => {
      const asked = dropGlide(turn);
      await passGlide();
      expect(asked).toEqual(['smooth']);
    });
  });
});

describe('printing', () => {
  // The frame's own print() would open a dialog: its window is caught when the frame comes into the page.
  function catchPrint(isBlocked = false) {
    const seen: { title: string; text: string; colour: string }[] = [];
    const append = HTMLBodyElement.prototype.append;
    vi.spyOn(HTMLBodyElement.prototype, 'append').mockImplementation(function patched(this: HTMLBodyElement, ...nodes) {
      append.apply(this, nodes);
      for (const frame of nodes) {
        if (!(frame instanceof HTMLIFrameElement) || !frame.contentWindow) continue;
        const view = frame.contentWindow;
        view.print = () => {
          if (isBlocked) throw new Error('blocked');
          const copy = view.document.body.firstElementChild?.shadowRoot?.querySelector('.printed-part');
          seen.push({
            title: view.document.title,
            text: copy?.textContent ?? '',
            colour: copy ? view.getComputedStyle(copy).color : '',
          });
        };
      }
    });
    return seen;
  }

  test('prints a part alone, in its looks, and removes the frame', () => {
    registerCss('.printed-part{color:rgb(1, 2, 3)}');
    const node = inPage('<p>The page</p><div class="printed-part">Your quote</div>', '.printed-part');
    const seen = catchPrint();
    printDocument(node, { title: 'Quote SQ-123456' });
    expect(seen).toEqual([{ title: 'Quote SQ-123456', text: 'Your quote', colour: 'rgb(1, 2, 3)' }]);
    document.querySelector('iframe')?.contentWindow?.dispatchEvent(new Event('afterprint'));
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('where printing is blocked the PDF opens', () => {
    const node = inPage('<div class="printed-part">Your quote</div>', '.printed-part');
    catchPrint(true);
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    printDocument(node, { title: 'Quote', fallbackUrl: 'https://quotes.example/quote/t.pdf' });
    expect(open).toHaveBeenCalledWith('https://quotes.example/quote/t.pdf', '_blank', 'noopener');
    expect(document.querySelector('iframe')).toBeNull();
  });
});

describe('sharing and saving', () => {
  const link = { title: 'Quote', text: 'My quote', url: 'https://quotes.example/quote/t' };
  const share = (implementation: (() => Promise<void>) | undefined): void => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: implementation });
  };

  test.each([
    ['shared', async () => {}],
    ['cancelled', () => Promise.reject(new DOMException('', 'AbortError'))],
    ['unsupported', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
    ['unsupported', undefined],
  ])('%s', async (outcome, implementation) => {
    share(implementation);
    expect(await shareLink(link)).toBe(outcome);
  });

  test('copying falls back to a selection where the clipboard is closed, and leaves nothing behind', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const copy = vi.spyOn(document, 'execCommand').mockReturnValue(true);
    expect(await copyText('https://quotes.example/quote/t')).toBe(true);
    expect(copy).toHaveBeenCalledWith('copy');
    expect(document.querySelector('textarea')).toBeNull();
  });

  test('a file is saved under its name', async () => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response('%PDF')));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    expect(await openDownload('https://quotes.example/quote/t.pdf', 'SQ-123456.pdf')).toBe(true);
    const saved: unknown = click.mock.contexts[0];
    expect(saved).toMatchObject({ download: 'SQ-123456.pdf', href: expect.stringMatching(/^blob:/) });
  });

  test('a file that cannot be fetched opens in a new tab', async () => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response('', { status: 410 })));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    expect(await openDownload('https://quotes.example/quote/t.pdf', 'SQ-123456.pdf')).toBe(false);
    expect(click.mock.contexts[0]).toMatchObject({ target: '_blank', href: 'https://quotes.example/quote/t.pdf' });
  });
});
