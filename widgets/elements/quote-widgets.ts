import { startLoader } from '../runtime/loader.ts';
import { widgetVersion } from '../runtime/version.ts';

startLoader(
  {
    'solar-quote': () => import('./solar-quote.ts'),
    'ev-quote': () => import('./ev-quote.ts'),
    'homecare-quote': () => import('./homecare-quote.ts'),
    'instant-quote': () => import('./instant-quote.ts'),
    'commercial-energy-quote': () => import('./commercial-energy-quote.ts'),
    'commercial-solar-quote': () => import('./commercial-solar-quote.ts'),
    'quick-quote': () => import('./quick-quote.ts'),
    'contact-form': () => import('./contact-form.ts'),
    'newsletter-signup': () => import('./newsletter-signup.ts'),
  },
  widgetVersion,
);
