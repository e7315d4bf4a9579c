import { expect, test } from 'vitest';
import { newerThanBrowsers } from './browsers.ts';

/** What some of the oldest browsers lack, and who asks first or does without. */
const ASKED_FIRST: Readonly<Record<string, string>> = {
  'site/client/behaviours/officeMap.ts: HTMLIFrameElement#loading, firefox 115': 'the map comes at once there',
  'widgets/runtime/earlyChanges.ts: ShadowRoot#getSelection, firefox 115, safari 16.4':
    'that of the document, which all have',
  'widgets/runtime/frames/frame.ts: Location#ancestorOrigins, firefox 115': 'none are named then',
  'widgets/runtime/ownPage.ts: UserActivation, firefox 115': 'a type',
  'widgets/runtime/takeAway.ts: Navigator#share, firefox 115': 'the link is copied there',
  'widgets/runtime/whenQuiet.ts: Window#cancelIdleCallback, safari 16.4': 'a clock takes its place',
  'widgets/runtime/whenQuiet.ts: Window#requestIdleCallback, safari 16.4': 'a clock takes its place',
};

const PLANTED = 'site/client/planted.ts';
const found = newerThanBrowsers({
  [PLANTED]: `
    export const isOpen = (panel: HTMLElement, answer: Response) => {
      if (URL.canParse('')) panel.showPopover();
      panel.hidePopover?.();
      const { ancestorOrigins: around } = location;
      if (around) return;
      return Response.json(answer.json(), { headers: [['a', String(panel.ariaHidden)]] });
    };`,
});
const isPlanted = (line: string): boolean => line.startsWith(`${PLANTED}: `);

test('what the oldest browsers lack, nobody calls without asking first', () => {
  expect(found.filter((line) => !isPlanted(line))).toEqual(Object.keys(ASKED_FIRST));
});

test('functions, methods, those of classes and attributes would be found, and a call that asks would not', () => {
  expect(found.filter(isPlanted).map((line) => line.slice(PLANTED.length + 2))).toEqual([
    'Element#ariaHidden, firefox 115',
    'HTMLElement#showPopover, chrome 109, edge 109, firefox 115, safari 16.4',
    'Location#ancestorOrigins, firefox 115',
    'Response.json, safari 16.4',
    'URL.canParse, chrome 109, edge 109, safari 16.4',
  ]);
});
