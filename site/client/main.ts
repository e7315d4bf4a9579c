import { closeMenusOnLeaving } from './menus.ts';
import { answerNavigation, followForwarding } from './quoteNavigation.ts';
import { watchSolarCalls } from './solarCallToAction.ts';
import { startBehaviours } from './startBehaviours.ts';

followForwarding();
answerNavigation(document);
watchSolarCalls(document);
closeMenusOnLeaving(window);
startBehaviours(document);
