import { tagLink } from '#contract/linkWords.ts';
import {
  element,
  integrityOf,
  inTemplate,
  quoted,
  scriptAddress,
  scriptAttributes,
  scriptTag,
  tagStyle,
  type Choice,
} from './markup.ts';

// The tag as the files of frameworks have it.

const indented = (text: string, spaces: number): string => text.replaceAll(/^(?=.)/gm, ' '.repeat(spaces));

// JSX reads entities in attributes as HTML does; Svelte takes braces for code there, and Astro loses a backslash. What may
// be taken for something else is a string of JavaScript.
const codeAttributes = ({ attributes }: Choice): string =>
  Object.entries(attributes)
    .map(([name, value]) => (/["&{}<>\\`]/.test(value) ? ` ${name}={${quoted(value)}}` : ` ${name}="${value}"`))
    .join('');

const rulesOf = (choice: Choice): string => tagStyle(choice).replace('<style>', '').replace('</style>', '').trim();

const elementWith = (attributes: string, choice: Choice): string =>
  [`<${choice.tag}${attributes}>`, `  ${tagLink(choice)}`, `</${choice.tag}>`].join('\n');

const jsxElement = (choice: Choice): string => elementWith(codeAttributes(choice), choice);

/**
 * Room and looks as an element of JSX. React before 19 writes "<" as an entity where it renders on a server, which no style
 * sheet understands; and TypeScript takes custom properties in no `style` of a tag.
 */
const jsxStyle = (choice: Choice): string => {
  const rules = rulesOf(choice).replaceAll(
    /width < (\d+)px/g,
    (_all, px: string) => `max-width: ${Number(px) - 0.02}px`,
  );
  return ['<style>{`', `  ${inTemplate(rules)}`, '`}</style>'].join('\n');
};

const jsxScript = (choice: Choice): string =>
  `<script type="module" async ${scriptAttributes(choice, 'crossOrigin')}></script>`;

/** React 19 puts the script into the head, once for all that ask for it. */
export const reactCode = (choice: Choice): string => `export function QuoteTag() {
  return (
    <>
${indented(jsxStyle(choice), 6)}
      ${jsxScript(choice)}
${indented(jsxElement(choice), 6)}
    </>
  );
}
`;

/** A component of Next.js, which may run on the server. */
export const nextCode = (choice: Choice): string => {
  return `import Script from 'next/script';

export function QuoteTag() {
  return (
    <>
${indented(jsxStyle(choice), 6)}
      <Script type="module" ${scriptAttributes(choice, 'crossOrigin')} />
${indented(jsxElement(choice), 6)}
    </>
  );
}
`;
};

/** The script is a string, so that no bundler looks for it among its own files. */
const addScript = (choice: Choice): string => {
  const hash = integrityOf(choice);
  const integrity = hash ? `, integrity: ${quoted(hash)}, crossOrigin: 'anonymous'` : '';
  return `const script = { type: 'module', src: ${quoted(scriptAddress(choice))}${integrity} };`;
};

const APPEND = "document.head.append(Object.assign(document.createElement('script'), script));";

export const vueCode = (choice: Choice): string => `<script setup>
import { onMounted } from 'vue';

${addScript(choice)}
onMounted(() => {
  ${APPEND}
});
</script>

<template>
${indented(element(choice), 2)}
</template>

<style>
${indented(rulesOf(choice), 0)}
</style>
`;

export const svelteCode = (choice: Choice): string => `<script>
  import { onMount } from 'svelte';

  ${addScript(choice)}
  onMount(() => {
    ${APPEND}
  });
</script>

${elementWith(codeAttributes(choice), choice)}

${tagStyle(choice)}
`;

export const astroCode = (choice: Choice): string =>
  [
    tagStyle(choice).replace('<style>', '<style is:global>'),
    scriptTag(choice).replace('<script ', '<script is:inline '),
    elementWith(codeAttributes(choice), choice),
    '',
  ].join('\n');

/**
 * Of what is older than modules nothing is needed: Tag Manager runs it as a script of today. A trigger may fire more than
 * once, and the second time must not take away what a visitor has typed.
 */
export const tagManagerCode = (choice: Choice): string => `<!-- In your page: <div id="${choice.tag}"></div> -->
${tagStyle(choice)}
<script>
  (function () {
    var place = document.getElementById(${quoted(choice.tag)});
    if (!place || place.querySelector('${choice.tag}')) return;
    place.innerHTML = ${quoted(element(choice).replaceAll(/\n */g, ''))};
    ${addScript(choice).replace('const ', 'var ')}
    document.head.append(Object.assign(document.createElement('script'), script));
  })();
</script>
`;
