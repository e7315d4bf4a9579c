import { act } from 'preact/test-utils';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { keepFiguresWhole } from '../runtime/ElementRoot.tsx';
import { adoptStyles, releaseStyles } from '../runtime/styles.ts';
import { root as rootClass } from '../theme/host.css.ts';
import type { Theme } from './ShadowBox.tsx';

// As in every tag; without, a text would depend on whether another file of the same page has mounted one.
keepFiguresWhole();

interface Rendered {
  /** The root container in the shadow root. */
  readonly container: HTMLElement;
  readonly rerender: (children: ReactNode) => void;
}

interface Options {
  readonly theme?: Theme;
  readonly width?: number;
}

/** Renders as a tag does, for the tests of components; taken down when the test ends. */
export function renderInShadow(children: ReactNode, { theme = 'light', width = 720 }: Options = {}): Rendered {
  // A click into a wide one has moved the page, and what comes near the screen would be beside it.
  window.scrollTo(0, 0);
  const host = document.createElement('div');
  host.style.inlineSize = `${width}px`;
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  adoptStyles(shadow);
  const container = document.createElement('div');
  container.className = rootClass;
  container.dataset['theme'] = theme;
  shadow.append(container);
  const app = createRoot(container);
  const rerender = (next: ReactNode): void => void act(() => app.render(next));
  rerender(children);
  onTestFinished(() => {
    void act(() => app.unmount());
    releaseStyles(shadow);
    host.remove();
  });
  return { container, rerender };
}
