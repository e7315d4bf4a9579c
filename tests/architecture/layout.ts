import { codeFiles, countLines, perFile, type Rule, type SourceFile } from './sourceFiles.ts';

// Fixed by the customer; besides them dot-files and what tools insist on.
const TOP_LEVEL = new Set([
  'api',
  'docs',
  'public',
  'site',
  'tests',
  'widgets',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'Dockerfile',
  'LICENSE',
  'README.md',
  'compose.yaml',
  'package-lock.json',
  'package.json',
  'playwright.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vite.widgets.config.ts',
  'vitest.config.ts',
]);
// Six files: what the tag is and shows first, what comes later, answers, request, words now and later; and their tests.
const FUNNEL_FILES = [
  'funnel.tsx',
  'later.tsx',
  'state.ts',
  'request.ts',
  'request.test.ts',
  'copy.ts',
  'laterCopy.ts',
  'funnel.test.tsx',
];
const FUNNEL_EXTRAS =
  /^(state|copy|later|laterCopy)\.test\.tsx?$|^steps\/[A-Z]\w*(\.test)?\.tsx$|^steps\/\w+\.css\.ts$/;
const CONTRACT_FILES = ['schema.ts', 'submission.ts'];
const ELEMENT_LINES = 15;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;

const unique = (names: readonly string[]): string[] => [...new Set(names)].toSorted();

/** The next path segment below a folder, once each: names of folders and files in it. */
const namesIn = (files: readonly SourceFile[], folder: string): string[] =>
  unique(files.flatMap(({ path }) => (path.startsWith(folder) ? [path.slice(folder.length).split('/')[0] ?? ''] : [])));

const foldersIn = (files: readonly SourceFile[], folder: string): string[] =>
  namesIn(files, folder).filter((name) => files.some(({ path }) => path.startsWith(`${folder}${name}/`)));

const has = (files: readonly SourceFile[], path: string): boolean => files.some((file) => file.path === path);

export const topLevelNames: Rule = (files) =>
  namesIn(files, '')
    .filter((name) => !name.startsWith('.') && !TOP_LEVEL.has(name))
    .map((name) => `${name}: not one of the names that belong at the top level`);

/** A file beside a folder of its name: who looks for the one finds the other. It goes into the folder, or says what it is. */
export const noTwins: Rule = (files) => {
  const folders = new Set(
    files.flatMap(({ path }) => path.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))),
  );
  return codeFiles(files)
    .filter(({ path }) => folders.has(path.replace(/\.[^/]*$/, '')))
    .map(({ path }) => `${path}: a folder beside it has its name`);
};

/** The same funnel names in contract, widgets and end-to-end tests. `registered` comes from the contract's registry. */
export const funnelNames =
  (registered: readonly string[]): Rule =>
  (files) => {
    const places: Readonly<Record<string, readonly string[]>> = {
      'api/contract/': foldersIn(files, 'api/contract/').filter((name) => name !== 'common'),
      'widgets/funnels/': foldersIn(files, 'widgets/funnels/'),
      // Data for all of them, such as worked cases, may lie beside the specs.
      'tests/e2e/funnels/': unique([
        ...foldersIn(files, 'tests/e2e/funnels/'),
        ...namesIn(files, 'tests/e2e/funnels/').flatMap((name) => /^(.+)\.spec\.ts$/.exec(name)?.[1] ?? []),
      ]),
    };
    return Object.entries(places).flatMap(([folder, names]) => [
      ...registered.filter((name) => !names.includes(name)).map((name) => `${folder}${name}: missing, but registered`),
      ...names.filter((name) => !registered.includes(name)).map((name) => `${folder}${name}: not in the registry`),
    ]);
  };

/** The same files in every funnel of widgets. */
export const funnelFiles: Rule = (files) =>
  foldersIn(files, 'widgets/funnels/').flatMap((funnel) => {
    const folder = `widgets/funnels/${funnel}/`;
    const own = files.filter(({ path }) => path.startsWith(folder)).map(({ path }) => path.slice(folder.length));
    const steps = own.some((name) => /^steps\/[A-Z]\w*\.tsx$/.test(name)) ? [] : [`${folder}steps/: no step`];
    const missing = FUNNEL_FILES.filter((name) => !own.includes(name)).map((name) => `${folder}${name}: missing`);
    const other = own
      .filter((name) => !FUNNEL_FILES.includes(name) && !FUNNEL_EXTRAS.test(name))
      .map((name) => `${folder}${name}: no file that a funnel has`);
    return [...missing, ...steps, ...other];
  });

/** Every funnel of the contract has its schema and submission, and each with a price has it tested. */
export const contractFiles: Rule = (files) =>
  foldersIn(files, 'api/contract/')
    .filter((name) => name !== 'common')
    .flatMap((funnel) => {
      const folder = `api/contract/${funnel}/`;
      const wanted = [...CONTRACT_FILES, 'schema.test.ts'];
      const priced = has(files, `${folder}pricing.ts`) ? ['pricing.test.ts'] : [];
      return [...wanted, ...priced]
        .filter((name) => !has(files, folder + name))
        .map((name) => `${folder}${name}: missing`);
    });

// A component may wear the style sheet of another, or none at all.
const needsOwnCss = (text: string): boolean => text.includes('className') && !/from '\.\.[^']*\.css\.ts'/.test(text);

/** Component, looks, test and examples for every component of ui/, in a folder of its name. */
export const componentFiles: Rule = (files) =>
  foldersIn(files, 'widgets/ui/')
    .filter((name) => PASCAL.test(name))
    .flatMap((name) => {
      const stem = `widgets/ui/${name}/${name}`;
      const component = files.find(({ path }) => path === `${stem}.tsx`);
      const looks = component && needsOwnCss(component.text) ? ['css.ts'] : [];
      return ['tsx', ...looks, 'test.tsx', 'examples.tsx']
        .map((ending) => `${stem}.${ending}`)
        .filter((path) => !has(files, path))
        .map((path) => `${path}: missing`);
    });

const CODE_OF_TAGS = 'widgets/elements/lazy-tags.ts';
const NO_TAGS = ['widgets/elements/quote-widgets.ts', CODE_OF_TAGS];
// Where each tag needs a line that cannot be made from the registry, and what such a line looks like.
const TAG_LISTS: Readonly<Record<string, RegExp>> = {
  [CODE_OF_TAGS]: /'([a-z-]+)': \(\) => import\('\.\/\1\.ts'\)/g,
  'api/contract/reservedHeights.ts': /'([a-z-]+)': \[/g,
};

/** The tags that a list names, by the path of the list. */
const listedTags = (files: readonly SourceFile[]): readonly (readonly [path: string, tags: readonly string[]])[] =>
  Object.entries(TAG_LISTS).map(([path, line]) => {
    const text = files.find((file) => file.path === path)?.text ?? '';
    return [path, [...text.matchAll(line)].map(([, tag = '']) => tag)];
  });

/**
 * The same tags wherever they are listed by hand: one that is missing would not load, shift the page, or lack a sample.
 * `registered`: the funnel by tag; a tool has none, and its sample the name of the tag.
 */
export const tagsInEveryList =
  (registered: Readonly<Record<string, { readonly funnel?: string; readonly page?: string }>>): Rule =>
  (files) => {
    const elements = namesIn(files, 'widgets/elements/').filter(
      (name) => !NO_TAGS.includes(`widgets/elements/${name}`),
    );
    const places = [
      ['widgets/elements/', elements.map((name) => name.replace(/\.ts$/, ''))] as const,
      ...listedTags(files),
    ];
    const tags = Object.keys(registered);
    const unlisted = places.flatMap(([place, listed]) => [
      ...tags.filter((tag) => !listed.includes(tag)).map((tag) => `${place}: lacks ${tag}`),
      ...listed.filter((tag) => !tags.includes(tag)).map((tag) => `${place}: ${tag} is not in the registry`),
    ]);
    const samples = Object.entries(registered).map(([tag, { funnel = tag }]) => `public/partner/${funnel}.html`);
    return [...unlisted, ...samples.filter((path) => !has(files, path)).map((path) => `${path}: missing`)];
  };

/** An element is an entry, nothing more; the list of them is as long as they are many. */
export const shortElements = perFile(
  (files) =>
    files.filter(
      ({ path }) =>
        /^widgets\/elements\/[^/]+\.ts$/.test(path) && !path.endsWith('.test.ts') && !NO_TAGS.includes(path),
    ),
  ({ text }) => (countLines(text) > ELEMENT_LINES ? [`${countLines(text)} lines, at most ${ELEMENT_LINES}`] : []),
);

function nameProblems({ path, text }: SourceFile): string[] {
  // A chunk that brings the later steps together with their rules.
  if (/^widgets\/funnels\/[^/]+\/later\.tsx$/.test(path)) return [];
  const stem = path.split('/').at(-1)?.split('.')[0] ?? '';
  const components = [...text.matchAll(/^export (?:const|function|class) ([A-Z]\w*)/gm)].map(([, name]) => name);
  if (PASCAL.test(stem)) return components.length > 0 ? [] : ['exports no component'];
  return components.map((name) => `the component ${name} belongs in ${name}.tsx`);
}

/** A component stands in the PascalCase.tsx of its name. How names are written is a rule of oxlint. */
export const componentNames = perFile(
  (files) => codeFiles(files).filter(({ path }) => /\/[^/.]+\.tsx$/.test(path)),
  nameProblems,
);
