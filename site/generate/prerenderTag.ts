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
import { prerenderElement, type PlainForm, type PrerenderedElement } from '../../widgets/runtime/prerenderElement.tsx';
import type { QuoteTag } from '../document/quoteTag.ts';
import { styleCutter } from './pageStyles.ts';
import { plainForm } from './plainForm.tsx';
import type { Prerender } from './renderPage.tsx';

type Draw = (attributes: Readonly<Record<string, string>>, plain: PlainForm) => string;

const cutters = new Map<string, (html: string) => string>();

// Of the styles of all tags a first step needs a quarter; the element brings the others along when it takes over.
function withOwnStyles({ html, css }: PrerenderedElement): string {
  const cut = cutters.get(css) ?? styleCutter(css, []);
  cutters.set(css, cut);
  const inside = html.replace(/^<template[^>]*>/, '').replace(/<\/template>$/, '');
  return html.replace(`<style>${css}</style>`, () => `<style>${cut(inside)}</style>`);
}

const firstStep =
  <Values>(definition: ElementDefinition<Values>): Draw =>
  (attributes, plain) =>
    withOwnStyles(prerenderElement(definition, { attributes, plainForm: plain }));

const firstSteps: Readonly<Record<QuoteTag, Draw>> = {
  'solar-quote': firstStep(solarQuote),
  'ev-quote': firstStep(evQuote),
  'homecare-quote': firstStep(homecareQuote),
  'instant-quote': firstStep(instantQuote),
  'commercial-energy-quote': firstStep(commercialEnergyQuote),
  'commercial-solar-quote': firstStep(commercialSolarQuote),
  'quick-quote': firstStep(quickQuote),
  'contact-form': firstStep(contactQuote),
  'newsletter-signup': firstStep(newsletterQuote),
};

const isQuoteTag = (tag: string): tag is QuoteTag => Object.hasOwn(firstSteps, tag);

/** The first step of each tag on our own pages, as a declarative shadow root with a form that works without scripts. */
export const prerenderTag: Prerender = ({ tag, attributes, page }) =>
  isQuoteTag(tag) ? firstSteps[tag](attributes, plainForm({ tag, attributes, page })) : '';
