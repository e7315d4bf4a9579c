import { type ReactNode, useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { adoptStyles, releaseStyles } from '../runtime/styles.ts';
import { root as rootClass } from '../theme/host.css.ts';

export type Theme = 'light' | 'dark' | 'auto';

interface ShadowBoxProps {
  readonly theme: Theme;
  readonly children: ReactNode;
}

/** Shows its children as a tag does: in a shadow root with the widgets' sheets and nothing of the page's. */
export const ShadowBox = ({ theme, children }: ShadowBoxProps) => {
  const host = useRef<HTMLDivElement>(null);
  const app = useRef<Root>(undefined);

  useEffect(() => {
    if (!host.current) return undefined;
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    adoptStyles(shadow);
    const container = document.createElement('div');
    shadow.append(container);
    app.current = createRoot(container);
    return () => {
      app.current?.unmount();
      releaseStyles(shadow);
      container.remove();
    };
  }, []);

  useEffect(() => {
    app.current?.render(
      <div className={rootClass} data-theme={theme}>
        {children}
      </div>,
    );
  }, [theme, children]);

  return <div ref={host} />;
};
