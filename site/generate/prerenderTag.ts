import { isTagName, TAGS } from '#contract/tags.ts';
import type { ElementDefinition } from '../../widgets/runtime/elementDefinition.ts';
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

const funnels = import.meta.glob<Readonly<Record<string, ElementDefinition<object>>>>(
  '../../widgets/funnels/*/funnel.tsx',
  { eager: true },
);

const firstSteps: ReadonlyMap<string, Draw> = new Map(
  Object.entries(TAGS).map(([tag, { funnel }]) => {
    const definition = Object.values(funnels[`../../widgets/funnels/${funnel}/funnel.tsx`] ?? {}).find(
      (exported) => exported.tag === tag,
    );
    if (!definition) throw new Error(`expected <${tag}> in widgets/funnels/${funnel}/funnel.tsx`);
    return [tag, firstStep(definition)];
  }),
);

/** The first step of each tag on our own pages, as a declarative shadow root with a form that works without scripts. */
export const prerenderTag: Prerender = ({ tag, attributes, page }) =>
  isTagName(tag) ? (firstSteps.get(tag)?.(attributes, plainForm({ tag, attributes, page })) ?? '') : '';
