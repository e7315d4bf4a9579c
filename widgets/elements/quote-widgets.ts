import { startLoader } from '../runtime/loader.ts';
import { widgetVersion } from '../runtime/version.ts';

startLoader({ 'solar-quote': () => import('./solar-quote.ts') }, widgetVersion);
