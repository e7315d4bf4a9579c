import { isTagName } from '#contract/tags.ts';
import { definitions } from '../../widgets/funnels/definitions.ts';
import type { ElementDefinition } from '../../widgets/runtime/attributes.ts';
import { prerenderElement, type PlainForm, type PrerenderedElement } from '../../widgets/runtime/prerenderElement.tsx';
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

const firstSteps: ReadonlyMap<string, Draw> = new Map(
  [...definitions].map(([tag, definition]) => [tag, firstStep(definition)]),
);

/** The first step of each tag on our own pages, as a declarative shadow root with a form that works without scripts. */
export const prerenderTag: Prerender = ({ tag, attributes, page }) =>
  isTagName(tag) ? (firstSteps.get(tag)?.(attributes, plainForm({ tag, attributes, page })) ?? '') : '';
