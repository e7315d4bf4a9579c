import { solarQuote } from '../../widgets/funnels/solar/index.ts';
import { prerenderElement } from '../../widgets/runtime/prerenderElement.tsx';
import type { PrerenderedTags } from '../renderPage.tsx';

// As the tags stand on our pages: an attribute more or less, and the tag renders anew in place of taking over.
const OWN_PAGE = { theme: 'auto' };

/** The first step of each tag that our own pages hold, as a declarative shadow root. */
export const prerenderedTags = (): PrerenderedTags => ({
  [solarQuote.tag]: prerenderElement(solarQuote, OWN_PAGE).html,
});
