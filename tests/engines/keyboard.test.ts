import { describe, expect, test } from 'vitest';
import { focusOn, putValue } from './support/page.ts';
import { ENGINES, useStage } from './support/stage.ts';
import { reach, standing } from './support/walk.ts';

// Without a mouse.

const TAG = 'instant-quote';
const inForm = (selector: string): string => `${TAG} >> form ${selector}`;

describe.each(ENGINES)('%s', (_name, open) => {
  const stage = useStage(open);

  test.each(['our own page', "a partner's page"])(
    '%s: arrows choose, Enter sends, what is wrong has the focus, and the summary leads to it',
    async (place) => {
      const { visitor, ours, address } = stage();
      await visitor.open(place === 'our own page' ? `${ours.origin}/get-a-quote` : address('strict-csp', { TAG }));
      await standing(visitor, TAG);
      await visitor.on(inForm('[name=customerType][value=home]'), focusOn);
      await visitor.press('ArrowRight');
      await visitor.focused(inForm('[name=customerType][value=business]'));
      await visitor.holds(inForm('[name=customerType][value=business]'), true);
      await visitor.press('ArrowLeft');
      await visitor.holds(inForm('[name=customerType][value=home]'), true);

      const field = inForm('[name=postcode]');
      await visitor.fill(field, 'NE1');
      await visitor.press('Enter');
      const service = inForm('[name=service]');
      await visitor.focused(service);
      await visitor.on(`${TAG} >> [role=alert] button = Enter a full UK postcode, like NE1 4ST`, focusOn);
      await visitor.press('Enter');
      await visitor.focused(field);
      await visitor.on(service, putValue, 'Boiler cover');
      await visitor.fill(field, 'NE1 4LP');
      await visitor.press('Enter');
      await reach(visitor, TAG, 'Your details');
      await visitor.focused(`${TAG} >> h2`);
      expect(ours.complaints()).toEqual([]);
    },
  );
});
