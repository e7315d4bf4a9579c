import { offerCookieChoice } from './cookieChoice.ts';
import { watchMenus, watchSearch, watchScroll } from './header.ts';
import { watchMeasuring } from './measuring.ts';
import { answerNavigation, followForwarding } from './quoteNavigation.ts';
import { watchSolarCalls } from './solarCallToAction.ts';
import { startBehaviours } from './startBehaviours.ts';
import { watchTouches } from './touches.ts';

watchTouches(document);
followForwarding();
answerNavigation(document);
watchSolarCalls(document);
watchScroll(document);
watchMenus(document);
watchSearch(document);
offerCookieChoice(document);
watchMeasuring(document);
startBehaviours(document);
