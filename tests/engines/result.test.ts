import { describe, expect, test } from 'vitest';
import { ENGINES, useStage } from './support/stage.ts';
import { arrive, journeyOf, leadOn, standing, walkToEnd } from './support/walk.ts';

// What can be done with a result.

const TAG = 'solar-quote';
const button = (text: string): string => `${TAG} >> button = ${text}`;

/** No driver can close the window of the printer. Only the frame that is printed holds what is printed. */
function stubPrint(): void {
  const own = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow')?.get;
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
    get(this: HTMLIFrameElement) {
      const view = own?.call(this) as Window | null;
      if (view) view.print = () => document.documentElement.setAttribute('data-printed', view.document.title);
      return view;
    },
  });
}

describe.each(ENGINES)('%s', (_name, open) => {
  const stage = useStage(open);

  test('a result is printed, downloaded and opened by its link, and a survey is booked', async () => {
    const { visitor, ours } = stage();
    await visitor.open(`${ours.origin}/${TAG}`);
    await standing(visitor, TAG);
    await walkToEnd(visitor, journeyOf(TAG));
    await leadOn(visitor, TAG);
    await arrive(visitor, TAG, 'Your home solar quote');

    await visitor.evaluate(stubPrint);
    await visitor.click(button('Print'));
    await visitor.sees('[data-printed]');

    await visitor.click(button('Book a survey'));
    await visitor.focused(`${TAG} >> h3 = When should our surveyor come?`);
    await visitor.click(button('Book this time'));
    await visitor.sees(`${TAG} >> [role=alert]`);
    await visitor.click(`${TAG} >> input[type=radio]`);
    await visitor.click(button('Book this time'));
    await visitor.focused(`${TAG} >> h3 = Your survey is booked`);
    await visitor.click(button('Download PDF'));
    await visitor.until('the download is announced', async () =>
      (await visitor.words(TAG)).includes('PDF Download Started'),
    );
    expect(ours.complaints()).toEqual([]);
  });
});
