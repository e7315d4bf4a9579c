import { commercialEnergyQuote } from '../../widgets/funnels/commercial-energy/index.ts';
import { commercialSolarQuote } from '../../widgets/funnels/commercial-solar/index.ts';
import { contactQuote } from '../../widgets/funnels/contact/index.ts';
import { evQuote } from '../../widgets/funnels/ev/index.ts';
import { homecareQuote } from '../../widgets/funnels/homecare/index.ts';
import { instantQuote } from '../../widgets/funnels/instant/index.ts';
import { newsletterQuote } from '../../widgets/funnels/newsletter/index.ts';
import { quickQuote } from '../../widgets/funnels/quick/index.ts';
import { solarQuote } from '../../widgets/funnels/solar/index.ts';
import type { ElementDefinition } from '../../widgets/runtime/elementDefinition.ts';
import { prerenderElement } from '../../widgets/runtime/prerenderElement.tsx';
import type { QuoteTag } from '../quoteTag.ts';

// As the tags stand on our pages: an attribute more or less, and the tag renders anew in place of taking over.
const OWN_PAGE = { theme: 'auto' };

const firstStep = <Values>(definition: ElementDefinition<Values>): string =>
  prerenderElement(definition, OWN_PAGE).html;

/** The first step of each tag that our own pages hold, as a declarative shadow root. */
export const prerenderedTags = (): Readonly<Record<QuoteTag, string>> => ({
  'solar-quote': firstStep(solarQuote),
  'ev-quote': firstStep(evQuote),
  'homecare-quote': firstStep(homecareQuote),
  'instant-quote': firstStep(instantQuote),
  'commercial-energy-quote': firstStep(commercialEnergyQuote),
  'commercial-solar-quote': firstStep(commercialSolarQuote),
  'quick-quote': firstStep(quickQuote),
  'contact-form': firstStep(contactQuote),
  'newsletter-signup': firstStep(newsletterQuote),
});
