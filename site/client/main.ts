import { offerCookieChoice } from './cookieChoice.ts';
import { watchMenus } from './menus.ts';
import { answerNavigation, followForwarding } from './quoteNavigation.ts';
import { watchScroll } from './scrolledHeader.ts';
import { watchSearch } from './siteSearch.ts';
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
startBehaviours(document);
