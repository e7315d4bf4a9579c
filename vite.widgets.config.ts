import { readdirSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { buildFolder } from './site/generate/buildFolder.ts';
import { compressFolder } from './site/generate/compress.ts';
import { leanJsx } from './widgets/bundling/leanJsx.ts';
import { namespaceReact } from './widgets/bundling/namespaceReact.ts';
import { parallelChunks } from './widgets/bundling/parallelChunks.ts';
import { plainImports } from './widgets/bundling/plainImports.ts';
import { preactAliases } from './widgets/bundling/preactAliases.ts';
import { publishWidgets } from './widgets/bundling/publishWidgets.ts';
import { shadowCss } from './widgets/bundling/shadowCss.ts';
import { slimElement } from './widgets/bundling/slimElement.ts';

const LOADER = 'quote-widgets';
const ELEMENTS = readdirSync('widgets/elements').filter((name) => !name.endsWith('.test.ts'));
const FUNNEL = /\/(?:widgets\/funnels|api\/contract)\/(?!common\/)([^/]+)\//;

// What the first steps of one or two funnels show besides their own folder: the others do without it.
const PARTS: Readonly<Record<string, RegExp>> = {
  ev: /\/ui\/(?:ProductCard|illustrations\/(?:Car|Charger|Cottage|EvScene|Parking))/,
  'commercial-energy': /\/ui\/illustrations\/(?:HighStreet|Meter|Usage)/,
  plans: /\/contract\/common\/(?:homecareTerms|plans)|\/ui\/(?:TickList|illustrations\/Homecare)/,
  solar: /\/ui\/illustrations\/(?:Business|Home)Scene/,
  'commercial-solar': /\/ui\/illustrations\/(?:RoofPlan|Warehouse)/,
  system: /\/photovoltaic\/|\/ui\/(?:NumberField|NumberStepper|RangeField|illustrations\/Roof)/,
};
const partOf = (id: string): string | undefined => Object.keys(PARTS).find((name) => PARTS[name]?.test(id));
const funnelOf = (id: string): string => partOf(id) ?? FUNNEL.exec(id)?.[1] ?? 'funnel';
const isOfFunnels = (id: string): boolean => partOf(id) !== undefined || FUNNEL.test(id);

// What every tag needs to stand on a page, and the controls of the smallest form: all of it without preact.
const RUNTIME =
  'attributes|elapsed|elementClass|elementDefinition|firstTouch|greet|leanJsx|origin|shell|siteLink|styles|version';
const CONTROLS =
  'wizard/CompanyFoot|ui/(Button|ChoiceToggle|Field|Foot|Select|TextField)/(?!useShown)|ui/fieldBinding|ui/icons/(Alert|Arrow|Check|Chevron)?Icon';
const BASE = new RegExp(
  `node_modules/@r2wc/core/|widgets/(theme/(?!colour\\.)|runtime/(${RUNTIME})\\.|${CONTROLS}\\.?)|contract/common/(customer|identity)\\.`,
);
const LEAN =
  /widgets\/(ui\/(Button|ChoiceToggle|Field|Foot|Select|TextField|icons)\/|funnels\/quick\/|wizard\/CompanyFoot\.)/;
// What a tag needs to work; posting, printing and the like come with the step that uses them.
const CORE =
  /node_modules\/preact\/|widgets\/runtime\/(autofill|defineElement|earlyChanges|ElementRoot|host|mountElement|prefill|submitByHand|wholeFigures)\./;

export default defineConfig({
  // Chunks are found beside the script, on whichever origin it lies.
  base: './',
  publicDir: false,
  plugins: [
    vanillaExtractPlugin(),
    shadowCss(),
    leanJsx((path) => LEAN.test(path)),
    namespaceReact(),
    slimElement(),
    plainImports(),
    parallelChunks(),
    publishWidgets(manifest.version, compressFolder),
  ],
  resolve: { alias: preactAliases },
  build: {
    outDir: `${buildFolder}/widgets/v1`,
    emptyOutDir: true,
    // Constructed style sheets and declarative shadow roots set the floor.
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    manifest: true,
    sourcemap: true,
    // Preload links would change the head of a partner's page.
    modulePreload: false,
    rolldownOptions: {
      // The version stands in the loader and in the elements; neither shall import the other for it.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      input: ELEMENTS.map((name) => `widgets/elements/${name}`),
      output: {
        // One line each, which leads to the chunk of its funnel: no name, because the loader has to list all of them.
        entryFileNames: ({ name }) => (name === LOADER ? '[name].js' : 'chunks/[hash:7].js'),
        chunkFileNames: 'chunks/[name]-[hash:7].js',
        codeSplitting: {
          // What a library happens to import is not thereby part of its group.
          includeDependenciesRecursively: false,
          groups: [
            // Before forms, which would swallow preact: then the smallest form would load everything.
            { name: 'core', test: CORE, priority: 10 },
            { name: 'base', test: BASE, priority: 11 },
            { name: 'forms', test: /node_modules\/react-hook-form\// },
            // Of the first steps only the two smallest forms ask for an address: the others need not wait for it.
            { name: 'email', test: /\/wizard\/(EmailField|SlipHint|useSlip)\./, priority: 6 },
            // What the first steps need of these; later steps bring the rest along.
            {
              name: 'ui',
              test: /\/widgets\/(ui|wizard|runtime)\/(?!defineStill|loade[dr]|paint|reservedHeights|version)|\/contract\/common\//,
              tags: ['$initial'],
            },
            { name: funnelOf, debugName: 'funnel', test: isOfFunnels, tags: ['$initial'], priority: 5 },
          ],
        },
      },
    },
  },
});
