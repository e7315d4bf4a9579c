import { astroCode, nextCode, reactCode, svelteCode, tagManagerCode, vueCode } from './frameworkCode.ts';
import type { Choice, Way } from './markup.ts';
import { frameAddress } from './snippets.ts';

/** Where a partner's page is made. */
export interface Platform {
  readonly id: string;
  readonly name: string;
  /** What to do, in order; "your code" is what stands above. */
  readonly steps: readonly string[];
  /** The way that works there, where not all do. */
  readonly way?: Way;
  /** What to paste, where it is not the code of the way. */
  readonly code?: (choice: Choice) => string;
}

const ORIGIN = 'Tell us the address of your site (www and without, staging too), so leads are credited to you.';

/** In the order in which they are listed. Makers rename their menus: a step names what to look for, and what it takes. */
export const PLATFORMS: readonly Platform[] = [
  {
    id: 'html',
    name: 'Plain HTML',
    steps: ['Paste the code where you want the form to appear.', 'Upload the page.', ORIGIN],
  },
  {
    id: 'wordpress',
    name: 'WordPress',
    steps: [
      'Open the page in the block editor and add a “Custom HTML” block.',
      'Paste the code into it and save. Look at the published page: the editor’s own preview may run no scripts.',
      'If WordPress removes parts of it, your role may not save scripts. Ask an administrator to save the page, or use the “In a frame” or “As a div” version.',
      ORIGIN,
    ],
  },
  {
    id: 'shopify',
    name: 'Shopify',
    steps: [
      'Go to Online Store, Themes, Customise and choose the page.',
      'Add a section, pick “Custom liquid” and paste the code.',
      'Save. Tell us both your shop’s domain and its myshopify.com address.',
    ],
  },
  {
    id: 'webflow',
    name: 'Webflow',
    steps: [
      'Drag a “Code embed” element onto the page (it needs a paid site plan).',
      'Paste the code, save and publish: scripts run on the published site only.',
      'Tell us your domain and your webflow.io address.',
    ],
  },
  {
    id: 'wix',
    name: 'Wix',
    way: 'iframe',
    code: frameAddress,
    steps: [
      'In the editor choose Add elements, Embed code, then “Embed a site”.',
      'Paste the address and drag the box to the height shown in the preview: Wix doesn’t let a frame change its own height.',
      'Publish. Tell us your domain: Wix must be connected to it.',
    ],
  },
  {
    id: 'squarespace',
    name: 'Squarespace',
    steps: [
      'Edit the page, add a “Code” block and set it to HTML. Scripts need a plan that allows custom code.',
      'Paste the code and save. Look at it while logged out: the editor shows code blocks without running them.',
      'Tell us your domain and your squarespace.com address.',
    ],
  },
  {
    id: 'framer',
    name: 'Framer',
    way: 'iframe',
    code: frameAddress,
    steps: [
      'Insert an “Embed” element and set its type to URL.',
      'Paste the address, set the width to fill and the height as in the preview.',
      'Publish, and tell us your domain.',
    ],
  },
  {
    id: 'tag-manager',
    name: 'Google Tag Manager',
    way: 'tag',
    code: tagManagerCode,
    steps: [
      'Put an empty element where you want the form: the comment in the code shows it.',
      'In Tag Manager add a “Custom HTML” tag, paste the code and choose the trigger “DOM ready”.',
      'Leave “Support document.write” off, then preview and publish.',
      ORIGIN,
    ],
  },
  {
    id: 'react',
    name: 'React',
    way: 'tag',
    code: reactCode,
    steps: [
      'Save the code as QuoteTag.jsx and use <QuoteTag /> in your page.',
      'React 19 loads the script once. With React 18, put the script line into index.html instead.',
      ORIGIN,
    ],
  },
  {
    id: 'next',
    name: 'Next.js',
    way: 'tag',
    code: nextCode,
    steps: [
      'Save the code as components/QuoteTag.jsx and use <QuoteTag /> in a page.',
      'It works in server components: nothing of it needs “use client”.',
      ORIGIN,
    ],
  },
  {
    id: 'vue',
    name: 'Vue',
    way: 'tag',
    code: vueCode,
    steps: [
      'Save the code as QuoteTag.vue.',
      'Tell Vue about tags with a hyphen: compilerOptions.isCustomElement = (tag) => tag.includes("-") in the Vue plugin of vite.config.js.',
      ORIGIN,
    ],
  },
  {
    id: 'svelte',
    name: 'Svelte',
    way: 'tag',
    code: svelteCode,
    steps: ['Save the code as QuoteTag.svelte and use <QuoteTag /> in your page.', ORIGIN],
  },
  {
    id: 'astro',
    name: 'Astro',
    way: 'tag',
    code: astroCode,
    steps: [
      'Save the code as QuoteTag.astro and use <QuoteTag /> in your page.',
      'is:inline keeps Astro from bundling the script, which must come from us.',
      ORIGIN,
    ],
  },
];

const [HTML] = PLATFORMS;

/** The platform of an id; plain HTML for any other. */
export function platformOf(id: string): Platform {
  const platform = PLATFORMS.find((known) => known.id === id) ?? HTML;
  if (!platform) throw new Error('expected platforms');
  return platform;
}
