import { watchSolarCalls } from './solarCallToAction.ts';

watchSolarCalls(document);
