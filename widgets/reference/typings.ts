import { classNameOf, eventTypeOf } from './manifest.ts';
import type { AttributeReference, TagReference } from './reference.ts';

// What a program gets to know of the tags. Written as text: the types follow from declarations that are data.

const lines = (parts: readonly string[]): string => `${parts.join('\n')}\n`;
const key = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);
const attributesName = (tag: string): string => classNameOf(tag).replace(/Element$/, 'Attributes');
const eventsName = (tag: string): string => classNameOf(tag).replace(/Element$/, 'Events');

// A switch is written without a value, and frameworks pass true or nothing.
const inMarkup = ({ type }: AttributeReference): string => (type === 'boolean' ? "boolean | ''" : type);

const attributesOf = ({ tag, attributes }: TagReference): string[] => [
  `/** Attributes of <${tag}>. */`,
  `export interface ${attributesName(tag)} {`,
  ...attributes.flatMap((one) => [`  /** ${one.text} */`, `  ${key(one.name)}?: ${inMarkup(one)} | undefined;`]),
  '}',
];

const eventsOf = ({ tag, events }: TagReference): string[] => [
  `/** Events of <${tag}>, which bubble and hold no personal data. */`,
  `export interface ${eventsName(tag)} {`,
  ...events.flatMap((event) => [`  /** ${event.text} */`, `  ${key(event.name)}: ${eventTypeOf(event)};`]),
  '}',
];

const METHODS = ['addEventListener', 'removeEventListener'] as const;

const listenersOf = (tag: string, method: (typeof METHODS)[number]): string[] => {
  const options = method === 'addEventListener' ? 'AddEventListenerOptions' : 'EventListenerOptions';
  const own = `(this: ${classNameOf(tag)}, event: ${eventsName(tag)}[Name]) => unknown`;
  const native = `(this: ${classNameOf(tag)}, event: HTMLElementEventMap[Name]) => unknown`;
  const rest = `options?: boolean | ${options}`;
  return [
    `  ${method}<Name extends keyof ${eventsName(tag)}>(type: Name, listener: ${own}, ${rest}): void;`,
    `  ${method}<Name extends keyof HTMLElementEventMap>(type: Name, listener: ${native}, ${rest}): void;`,
    `  ${method}(type: string, listener: EventListenerOrEventListenerObject, ${rest}): void;`,
  ];
};

const elementOf = ({ tag, attributes }: TagReference): string[] => [
  `/** <${tag}>: properties are another way to write its attributes. */`,
  `export interface ${classNameOf(tag)} extends HTMLElement {`,
  ...attributes.flatMap((one) => [`  /** ${one.text} */`, `  ${one.property}: ${one.type} | undefined;`]),
  ...METHODS.flatMap((method) => listenersOf(tag, method)),
  '}',
];

const LOADING = [
  '/** Which build a page loads; without it the present one of `/widgets/v1/`. */',
  'export interface LoadOptions {',
  '  /** Where the tags come from: our origin. Default: the one that this package was made for. */',
  '  origin?: string;',
  '  /** A version to stay with, of `/widgets/v1/version.json`. */',
  '  version?: string;',
  '  /** Hash of its loader, of the same file. */',
  '  integrity?: string;',
  '  /** Nonce of your content security policy. */',
  '  nonce?: string;',
  '}',
  '',
  '/**',
  ' * Adds our script to the page, once. In Node it does nothing, so a server may import and call it.',
  ' * @returns resolves when the script has run; rejects when it could not be loaded, and may be called again',
  ' */',
  'export declare function loadQuoteWidgets(options?: LoadOptions): Promise<void>;',
  '',
  '/**',
  ' * Finds the tags inside a shadow root of a component of yours, now and later, and adds our script where it is not',
  ' * there yet. In Node it does nothing.',
  ' * @returns resolves when the root is looked at; rejects as `loadQuoteWidgets` does',
  ' */',
  'export declare function load(root: ShadowRoot, options?: LoadOptions): Promise<void>;',
  '',
  '/** Every tag, as it is written. */',
];

/** `index.d.ts`: elements, attributes and events, and what the package exports. */
export const elementTypings = (references: readonly TagReference[]): string =>
  lines([
    ...LOADING,
    `export declare const TAGS: readonly [${references.map(({ tag }) => `'${tag}'`).join(', ')}];`,
    ...references.flatMap((one) => ['', ...attributesOf(one), '', ...eventsOf(one), '', ...elementOf(one)]),
    '',
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    ...references.map(({ tag }) => `    '${tag}': ${classNameOf(tag)};`),
    '  }',
    '}',
  ]);

interface Framework {
  /** Lines before the declarations. */
  readonly imports: (names: string) => readonly string[];
  /** What is declared around the tags, from the outside. */
  readonly around: readonly string[];
  /** Type of what a tag takes. */
  readonly typeOf: (tag: string) => string;
}

// React 19 listens to "onquote-step"; React 18 and Vue leave these aside, where a listener is added by hand or by @.
const HANDLERS = [
  '/** Handlers of events, as JSX names them: "onquote-step". */',
  'type Handlers<Events> = { [Name in keyof Events & string as `on${Name}`]?: (event: Events[Name]) => void };',
];

const FRAMEWORKS = {
  react: {
    imports: (names) => [
      "import type { DetailedHTMLProps, HTMLAttributes } from 'react';",
      `import type { ${names} } from './index.js';`,
      '',
      ...HANDLERS,
      '// A custom element takes `class` in React 18, where `className` would be an attribute of that name.',
      'type Tag<Element, Attributes, Events> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & Attributes & Handlers<Events> & { class?: string };',
    ],
    around: ["declare module 'react'", 'namespace JSX', 'interface IntrinsicElements'],
    typeOf: (tag) => `Tag<${classNameOf(tag)}, ${attributesName(tag)}, ${eventsName(tag)}>`,
  },
  preact: {
    imports: (names) => [
      "import type { HTMLAttributes } from 'preact';",
      `import type { ${names} } from './index.js';`,
      '',
      ...HANDLERS,
      'type Tag<Element extends EventTarget, Attributes, Events> = HTMLAttributes<Element> & Attributes & Handlers<Events>;',
    ],
    around: ["declare module 'preact'", 'namespace JSX', 'interface IntrinsicElements'],
    typeOf: (tag) => `Tag<${classNameOf(tag)}, ${attributesName(tag)}, ${eventsName(tag)}>`,
  },
  vue: {
    imports: (names) => [
      "import type { DefineComponent, HTMLAttributes } from 'vue';",
      `import type { ${names} } from './index.js';`,
      '',
      '// Vue names the handler of @quote-step "onQuoteStep".',
      'type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name;',
      'type Handlers<Events> = { [Name in keyof Events & string as `on${Capitalize<Camel<Name>>}`]?: (event: Events[Name]) => void };',
      '// Templates write attributes, and are checked by the property of the same name.',
      'type Properties<Attributes> = { [Name in keyof Attributes & string as Camel<Name>]?: Attributes[Name] };',
      'type Tag<Attributes, Events> = DefineComponent<Properties<Attributes> & Handlers<Events> & HTMLAttributes>;',
    ],
    around: ["declare module 'vue'", 'interface GlobalComponents'],
    typeOf: (tag) => `Tag<${attributesName(tag)}, ${eventsName(tag)}>`,
  },
  svelte: {
    imports: (names) => [
      "import type { HTMLAttributes } from 'svelte/elements';",
      `import type { ${names} } from './index.js';`,
      '',
      ...HANDLERS,
      'type Tag<Element extends EventTarget, Attributes, Events> = HTMLAttributes<Element> & Attributes & Handlers<Events>;',
    ],
    around: ["declare module 'svelte/elements'", 'interface SvelteHTMLElements'],
    typeOf: (tag) => `Tag<${classNameOf(tag)}, ${attributesName(tag)}, ${eventsName(tag)}>`,
  },
  astro: {
    imports: (names) => [
      `import type { ${names} } from './index.js';`,
      '',
      '// Markup of Astro is HTML: scripts of the page listen to events.',
      'type Tag<Attributes> = astroHTML.JSX.HTMLAttributes & Attributes;',
    ],
    around: ['declare global', 'namespace astroHTML.JSX', 'interface DefinedIntrinsicElements'],
    typeOf: (tag) => `Tag<${attributesName(tag)}>`,
  },
} as const satisfies Readonly<Record<string, Framework>>;

export type FrameworkName = keyof typeof FRAMEWORKS;
/** Frameworks that get to know the tags in their markup. */
export const FRAMEWORK_NAMES = Object.keys(FRAMEWORKS) as readonly FrameworkName[];

/** `react.d.ts` and its like: tags in the markup of a framework. */
export function frameworkTypings(references: readonly TagReference[], framework: FrameworkName): string {
  const { imports, around, typeOf }: Framework = FRAMEWORKS[framework];
  const types = references.map(({ tag }) => typeOf(tag));
  const names = references
    .flatMap(({ tag }) => [classNameOf(tag), attributesName(tag), eventsName(tag)])
    .filter((name) => types.some((type) => type.includes(name)));
  const entries = references.map(({ tag }, index) => `'${tag}': ${types[index]};`);
  return lines([
    ...imports(names.join(', ')),
    '',
    ...around.map((line, depth) => `${'  '.repeat(depth)}${line} {`),
    ...entries.map((line) => `${'  '.repeat(around.length)}${line}`),
    ...around.map((_, depth) => `${'  '.repeat(around.length - 1 - depth)}}`),
  ]);
}
