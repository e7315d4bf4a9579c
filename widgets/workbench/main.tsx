import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../runtime/styles.ts';
import { Workbench, WORKBENCH_WIDTHS } from './Workbench.tsx';

// ?width=390,720&theme=dark&only=Button narrows the page; without them everything is shown.
const query = new URLSearchParams(location.search);
const widths = WORKBENCH_WIDTHS.filter((width) => (query.get('width') ?? `${width}`).split(',').includes(`${width}`));
const themes = (['light', 'dark'] as const).filter((theme) => (query.get('theme') ?? theme) === theme);

// The page itself is a shadow root too: that is where the styles of widgets go.
const host = document.querySelector('#workbench');
if (host) {
  const shadow = host.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  shadow.append(container);
  adoptStyles(shadow);
  createRoot(container).render(<Workbench widths={widths} themes={themes} only={query.get('only') ?? ''} />);
}
