import { renderToString } from 'react-dom/server';
import { PLAIN_FORM_ID } from '#contract/common/enquiry.ts';
import { rootAttributes } from '../theme/host.css.ts';
import { attributeKinds, type ElementDefinition, prerenderedFrom, readValues } from './attributes.ts';
import { createValueStore, ElementRoot, keepFiguresWhole } from './ElementRoot.tsx';
import { behindButtonCss, heldBackClass, slotCss, toolSlotCss, wholeStepCss } from './heldBackSlot.ts';
import { prerenderHost, type Host } from './host.ts';
import { PRERENDERED } from './shell.ts';
import { shortShapes } from './shortShapes.ts';
import { registeredCss } from './styles.ts';

/** A tag's first step as markup, for our own pages. */
export interface PrerenderedElement {
  /** `<template shadowrootmode="open">…</template>`: the first child of the tag. */
  readonly html: string;
  /** Text of its one `<style>`: its hash belongs into the page's CSP. The element removes it when it starts. */
  readonly css: string;
}

/** What makes a prerendered form work where no script does. */
export interface PlainForm {
  /** Address that takes it; undefined for a tool, which sends nothing. */
  readonly action: string | undefined;
  /** Markup that stands below the widget. */
  readonly html: string;
}

/** As they stand on the tag in the page. */
type Attributes = Readonly<Record<string, string>>;

interface PrerenderOptions {
  readonly attributes?: Attributes;
  readonly plainForm?: PlainForm | undefined;
}

// Attributes that the component does not know: hydration leaves them alone.
const withAction = (content: string, action: string): string =>
  content.replace('<form ', `<form id="${PLAIN_FORM_ID}" method="post" action="${escapeAttribute(action)}" `);

const escapeAttribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const ignore = (): void => {};

function renderContent<Values>(definition: ElementDefinition<Values>, values: Partial<Values>, host: Host): string {
  const rethrow = (error: unknown): void => {
    throw error;
  };
  // As in the browser, which takes this markup for its own; the page around it is none of a widget's business.
  const restore = keepFiguresWhole();
  try {
    return renderToString(
      <ElementRoot
        host={host}
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

interface Rendered {
  /** What stands in the container. */
  readonly content: string;
  readonly containerWith: (content: string) => string;
}

function render<Values>(definition: ElementDefinition<Values>, attributes: Attributes, host: Host): Rendered {
  const rawOf = (name: string): string | null => attributes[name] ?? null;
  const values: Partial<Values> = readValues(definition.tag, attributeKinds(definition), rawOf);
  const { theme } = attributes;
  const shell = {
    ...rootAttributes,
    ...(theme !== undefined && { 'data-theme': theme }),
    [PRERENDERED]: prerenderedFrom(values),
  };
  const names = Object.entries(shell).map(([name, value]) => `${name}="${escapeAttribute(value)}"`);
  return {
    content: shortShapes(renderContent(definition, values, host)),
    containerWith: (content) => `<div ${names.join(' ')}>${content}</div>`,
  };
}

/** A shadow root as markup. @param below what stands outside of the container, so that the element finds there what it renders */
export const declarativeRoot = (css: string, container: string, below: string): string =>
  `<template shadowrootmode="open"><style>${css}</style>${container}${below}<slot class="${heldBackClass}"></slot></template>`;

/**
 * Renders a tag as a declarative shadow root. The element takes it over when its attributes are the same, and
 * renders anew when they are not.
 * @throws what the component throws: a page is not built with a hole in it
 */
export function prerenderElement<Values>(
  definition: ElementDefinition<Values>,
  { attributes = {}, plainForm }: PrerenderOptions = {},
): PrerenderedElement {
  const { content, containerWith } = render(definition, { theme: 'auto', ...attributes }, prerenderHost);
  const { mode = 'inline' } = attributes;
  const ofTool = definition.sendsNothing ? toolSlotCss : '';
  const css = `${registeredCss()}\n${slotCss}${wholeStepCss}${ofTool}${mode === 'inline' ? '' : behindButtonCss}`;
  const container = containerWith(plainForm?.action ? withAction(content, plainForm.action) : content);
  return { html: declarativeRoot(css, container, plainForm?.html ?? ''), css };
}

/** On a page of somebody else. Whose site it is, and so where links lead, is known where it is shown. */
const guestHost: Host = { ...prerenderHost, isOwnOrigin: false };

/**
 * Renders a tag for a page of somebody else: what `lazyElement.ts` puts into its shadow root.
 * @param cut leaves the rules out that the markup does not use
 */
export function renderFragment<Values>(
  definition: ElementDefinition<Values>,
  attributes: Attributes,
  cut: (css: string, html: string) => string,
): string {
  const { content, containerWith } = render(definition, attributes, guestHost);
  const html = containerWith(content);
  // Not a `<style>`: the document that it is parsed into is under the policy of the page.
  return `<script type="text/css">${cut(registeredCss(), html)}</script>${html}\n`;
}
