import { renderToString } from 'react-dom/server';
import { readValues } from './attributes.ts';
import { attributeKinds, type ElementDefinition } from './elementDefinition.ts';
import { createValueStore, ElementRoot } from './ElementRoot.tsx';
import { heldBackClass, slotCss } from './heldBackSlot.ts';
import { prerenderHost } from './host.ts';
import { containerAttributes, PRERENDERED } from './shell.ts';
import { registeredCss } from './styles.ts';
import { keepFiguresWhole } from './wholeFigures.ts';

/** A tag's first step as markup, for our own pages. */
export interface PrerenderedElement {
  /** `<template shadowrootmode="open">…</template>`: the first child of the tag. */
  readonly html: string;
  /** Text of its one `<style>`: its hash belongs into the page's CSP. The element removes it when it starts. */
  readonly css: string;
}

/** What makes a prerendered form work where no script does. */
export interface PlainForm {
  /** Address that takes it. */
  readonly action: string;
  /** Name of the form within its shadow root: controls outside of it belong to it by their `form` attribute. */
  readonly id: string;
  /** Markup that stands below the widget. Outside of its container, so that the element finds there what it renders. */
  readonly html: string;
}

interface PrerenderOptions {
  /** As they stand on the tag in the page. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly plainForm?: PlainForm | undefined;
}

// Attributes that the component does not know: hydration leaves them alone.
const withAction = (content: string, { action, id }: PlainForm): string =>
  content.replace('<form ', `<form id="${escapeAttribute(id)}" method="post" action="${escapeAttribute(action)}" `);

const escapeAttribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const ignore = (): void => {};

function renderContent<Values>(definition: ElementDefinition<Values>, values: Partial<Values>): string {
  const rethrow = (error: unknown): void => {
    throw error;
  };
  // As in the browser, which takes this markup for its own; the page around it is none of a widget's business.
  const restore = keepFiguresWhole();
  try {
    return renderToString(
      <ElementRoot
        host={prerenderHost}
        store={createValueStore(values)}
        Content={definition.Component}
        onReady={ignore}
        onError={rethrow}
      />,
    );
  } finally {
    restore();
  }
}

/**
 * Renders a tag as a declarative shadow root. The element takes it over when its attributes are the same, and
 * renders anew when they are not.
 * @throws what the component throws: a page is not built with a hole in it
 */
export function prerenderElement<Values>(
  definition: ElementDefinition<Values>,
  { attributes = {}, plainForm }: PrerenderOptions = {},
): PrerenderedElement {
  const rawOf = (name: string): string | null => attributes[name] ?? null;
  const values: Partial<Values> = readValues(definition.tag, attributeKinds(definition), rawOf);
  const shell = {
    ...containerAttributes,
    'data-theme': attributes['theme'] ?? 'auto',
    [PRERENDERED]: JSON.stringify(values),
  };
  const names = Object.entries(shell).map(([name, value]) => `${name}="${escapeAttribute(value)}"`);
  const css = `${registeredCss()}\n${slotCss}`;
  const rendered = renderContent(definition, values);
  const content = plainForm ? withAction(rendered, plainForm) : rendered;
  const slot = `<slot class="${heldBackClass}"></slot>`;
  const inside = `<style>${css}</style><div ${names.join(' ')}>${content}</div>${plainForm?.html ?? ''}${slot}`;
  return { html: `<template shadowrootmode="open">${inside}</template>`, css };
}
