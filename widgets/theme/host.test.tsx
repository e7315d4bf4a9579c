import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '../ui/Button/Button.tsx';
import { renderInShadow } from '../workbench/renderInShadow.tsx';
import { customProperty } from './styles.ts';
import { vars } from './vars.css.ts';

const hostSheet = new CSSStyleSheet();
const hostilePage = (css: string): void => {
  hostSheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, hostSheet];
};
afterEach(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hostSheet);
});

const stylesOf = (theme: 'light' | 'dark' | 'auto' = 'light') => {
  const { container } = renderInShadow(<Button variant="primary">Continue</Button>, { theme });
  const button = container.querySelector('button');
  if (!button) throw new Error('no button');
  const { color, backgroundColor, fontSize, letterSpacing, textTransform, borderRadius, direction } =
    getComputedStyle(button);
  return { color, backgroundColor, fontSize, letterSpacing, textTransform, borderRadius, direction };
};

describe('the shadow root', () => {
  it('keeps out what a host page would pass on', () => {
    const before = stylesOf();
    hostilePage(
      ':root{font-size:8px} body{letter-spacing:.3em;text-transform:uppercase;color:red;direction:rtl} button{border-radius:0}',
    );
    expect(stylesOf()).toEqual(before);
  });

  it('has a width where its parent shrinks to fit it', () => {
    const { container } = renderInShadow(<p>One</p>);
    const root = container.getRootNode();
    if (!(root instanceof ShadowRoot) || !(root.host instanceof HTMLElement)) throw new Error('expected a shadow root');
    root.host.style.float = 'left';
    expect(root.host.getBoundingClientRect().width).toBeGreaterThanOrEqual(300);
  });

  it('takes the public properties of the host page', () => {
    hostilePage('body{--quote-accent:rgb(120, 0, 80);--quote-accent-text:rgb(255, 250, 240);--quote-radius:3px}');
    expect(stylesOf()).toMatchObject({
      backgroundColor: 'rgb(120, 0, 80)',
      color: 'rgb(255, 250, 240)',
      borderRadius: '3px',
    });
  });

  it('cannot be reached through our own names', () => {
    const before = stylesOf();
    hostilePage(`:root{${customProperty(vars.accent)}:red;${customProperty(vars.text)}:red}`);
    expect(stylesOf()).toEqual(before);
  });
});

describe('the theme', () => {
  it('is dark when asked, and follows the visitor with auto', () => {
    expect(stylesOf('dark').backgroundColor).not.toBe(stylesOf('light').backgroundColor);
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    expect(stylesOf('auto')).toEqual(stylesOf(isDark ? 'dark' : 'light'));
  });
});

it('hides what is hidden, whatever a component says', () => {
  const { container } = renderInShadow(<Button variant="primary">Continue</Button>);
  const button = container.querySelector('button');
  button?.toggleAttribute('hidden', true);
  expect(button?.getBoundingClientRect().height).toBe(0);
});
