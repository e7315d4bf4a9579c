// The arrows of the architecture:
//
//   site → widgets → api/contract ← api
//   inside api:  enquiry → quotes → appointments → presenters → leads → outbox → db
//                appointments, newsletter, delivery → mail → leads, documents
//                desk → appointments, presenters, mail, leads, outbox
//                reports → desk, statistics, partners, leads, documents
//                erasure → mail, leads, statistics
//                commands → all of these
//
//   inside site: generate → routes → pages → figures → kit → facts → markdown → drawings, document
//
// Each rule is proven by a planted breach in tests/architecture/imports.test.ts.

const TEST = '\\.(test|examples|fixture)\\.tsx?$';
const USE_CASES = 'quotes|appointments|newsletter|enquiry|desk|statistics|reports';
const FUNNEL = '^api/contract/(?!common/)([^/]+)/';

// Style sheets (*.css.ts) are compiled away at build time, and site/markdown and the pages read Markdown only then.
const SHIPPED = {
  path: '^(api|widgets|site)/',
  pathNot: [
    TEST,
    '\\.css\\.ts$',
    '^widgets/workbench/',
    '^(widgets/bundling|site/generate)/',
    '^site/(markdown|facts)/',
  ],
};

/** What pages are made of, from the top to the bottom: each may use those below it. The last two know nothing else. */
const SITE_LAYERS = ['pages', 'figures', 'kit', 'facts', 'markdown'];
const siteLayers = SITE_LAYERS.map((layer, index) => ({
  name: `site-${layer}-know-only-what-is-below`,
  severity: 'error',
  from: { path: `^site/${layer}/`, pathNot: TEST },
  to: { path: `^site/(?!(${[...SITE_LAYERS.slice(index), 'drawings', 'document'].join('|')})/)` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    // — One direction ———————————————————————————————————————————————————————
    {
      name: 'site-uses-widgets-and-contract-only',
      severity: 'error',
      comment: 'Of the API, pages know the contract and nothing else.',
      from: { path: '^site/' },
      to: { path: '^api/(?!contract/)' },
    },
    {
      name: 'widgets-use-contract-only',
      severity: 'error',
      comment: 'A tag on a foreign page talks to the API over HTTP; it shares nothing with it but the contract.',
      from: { path: '^widgets/' },
      to: { path: '^(api/(?!contract/)|site/)' },
    },
    {
      name: 'api-knows-no-frontend',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(widgets|site)/' },
    },
    {
      name: 'nothing-shipped-imports-tests',
      severity: 'error',
      from: { path: '^(api|widgets|site)/', pathNot: TEST },
      to: { path: ['^tests/', TEST] },
    },
    // The workbench lists the examples, tests may show them, and nothing else does.
    {
      name: 'examples-are-for-the-workbench',
      severity: 'error',
      from: { path: '^(api|widgets|site)/', pathNot: ['^widgets/workbench/', TEST] },
      to: { path: '\\.examples\\.tsx$' },
    },

    // — Contract ————————————————————————————————————————————————————————————
    {
      name: 'contract-is-pure',
      severity: 'error',
      comment: 'zod/mini and itself only: it runs in every browser and on the server.',
      from: { path: '^api/contract/', pathNot: TEST },
      to: { pathNot: ['^api/contract/', '(^|/)node_modules/zod/(v4/)?mini/'] },
    },
    {
      name: 'contract-common-knows-no-funnel',
      severity: 'error',
      from: { path: '^api/contract/common/' },
      to: { path: '^api/contract/(?!common/)' },
    },
    {
      name: 'contract-funnels-are-strangers',
      severity: 'error',
      comment: 'What two funnels need lives in api/contract/common.',
      from: { path: FUNNEL },
      to: { path: '^api/contract/', pathNot: ['^api/contract/common/', '^api/contract/$1/'] },
    },

    // — Site ————————————————————————————————————————————————————————————————
    {
      name: 'routes-list-pages',
      severity: 'error',
      comment: 'A new page is a folder and a line here.',
      from: { path: '^site/routes\\.ts$' },
      to: { pathNot: '^site/pages/[^/]+/route\\.ts$' },
    },
    {
      name: 'pages-are-strangers',
      severity: 'error',
      comment: 'What two pages need goes to kit, figures or facts.',
      from: { path: '^site/pages/([^/]+)/', pathNot: TEST },
      to: { path: '^site/pages/', pathNot: '^site/pages/$1/' },
    },
    ...siteLayers,
    {
      name: 'drawings-and-document-are-the-bottom',
      severity: 'error',
      from: { path: '^site/(drawings|document)/', pathNot: TEST },
      to: { path: '^site/', pathNot: '^site/$1/' },
    },
    {
      name: 'client-brings-no-page-along',
      severity: 'error',
      comment: 'A browser gets the behaviours and the words that they need, never what pages are made of.',
      from: { path: '^site/client/', pathNot: TEST },
      to: { path: ['^site/(generate|drawings|figures|markdown)/', '^site/routes\\.ts$', '^site/.*\\.tsx$'] },
    },
    {
      name: 'nobody-imports-generate-or-client',
      severity: 'error',
      comment: 'They are programmes: one writes the pages, the other runs in them.',
      from: { path: '^(site/(?!(generate|client)/)|widgets/)', pathNot: TEST },
      to: { path: '^site/(generate|client)/' },
    },

    // — Widgets —————————————————————————————————————————————————————————————
    {
      name: 'widget-funnels-are-strangers',
      severity: 'error',
      from: { path: '^widgets/funnels/([^/]+)/' },
      to: { path: '^widgets/funnels/', pathNot: '^widgets/funnels/$1/' },
    },
    {
      name: 'steps-take-props-only',
      severity: 'error',
      comment: 'A step shows what it is given; the wizard holds the state and does the talking.',
      // The quick quote has one step and a few lines behind it that do the talking.
      from: { path: '^widgets/funnels/[^/]+/(steps/|later\\.tsx$)', pathNot: [TEST, '^widgets/funnels/quick/later'] },
      to: { path: '^widgets/(runtime|funnels/[^/]+/funnel\\.tsx)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-knows-no-funnel-and-no-host',
      severity: 'error',
      from: { path: '^widgets/ui/' },
      to: { path: '^widgets/(runtime|funnels|wizard|elements)/' },
    },
    {
      name: 'wizard-knows-no-funnel',
      severity: 'error',
      from: { path: '^widgets/wizard/' },
      to: { path: '^widgets/(funnels|elements)/' },
    },
    {
      name: 'estimate-comes-after-the-price',
      severity: 'error',
      comment: 'No step waits for it: it is fetched once a price is shown, and has limits of its own.',
      from: { path: '^widgets/', pathNot: `${TEST}|^widgets/wizard/estimate/battery/` },
      to: {
        path: '^widgets/wizard/estimate/(EnergyEstimate|battery/BatteryWorth)\\.tsx$',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'runtime-knows-no-funnel',
      severity: 'error',
      from: { path: '^widgets/runtime/', pathNot: TEST },
      to: { path: '^widgets/(funnels|wizard|ui)/' },
    },
    {
      name: 'theme-is-the-bottom',
      severity: 'error',
      comment: 'Tokens come from the palette of the contract and from nowhere else.',
      from: { path: '^widgets/theme/', pathNot: TEST },
      to: { pathNot: ['^widgets/theme/', '^api/contract/common/palette\\.ts$', '(^|/)node_modules/@vanilla-extract/'] },
    },
    {
      name: 'elements-are-entries',
      severity: 'error',
      comment: 'Only the loader and the dev pages reach an element, so that each stays a chunk of its own.',
      from: { path: '^(widgets|site)/', pathNot: ['^widgets/runtime/', '^widgets/workbench/', TEST] },
      to: { path: '^widgets/elements/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'only-runtime-wraps-elements',
      severity: 'error',
      from: { path: '^(widgets|site)/', pathNot: '^widgets/runtime/' },
      to: { path: '(^|/)node_modules/@r2wc/' },
    },
    {
      name: 'no-node-in-widgets',
      severity: 'error',
      from: { path: '^widgets/', pathNot: [TEST, '^widgets/bundling/'] },
      to: { dependencyTypes: ['core'] },
    },

    // — API —————————————————————————————————————————————————————————————————
    {
      name: 'nobody-imports-the-server',
      severity: 'error',
      comment: 'It starts listening as soon as it is imported.',
      from: { path: '^(api|widgets|site)/' },
      to: { path: '^api/server\\.ts$' },
    },
    {
      name: 'the-top-is-the-top',
      severity: 'error',
      comment: 'The files beside the folders put the process together; no folder knows what it is put into.',
      from: { path: '^api/[^/]+/', pathNot: ['^api/commands/', TEST] },
      to: { path: '^api/[^/]+\\.ts$' },
    },
    {
      name: 'only-commands-import-commands',
      severity: 'error',
      from: { path: '^api/', pathNot: '^api/commands/' },
      to: { path: '^api/commands/' },
    },
    {
      name: 'app-is-assembled-by-the-server',
      severity: 'error',
      from: { path: '^api/', pathNot: ['^api/server\\.ts$', TEST] },
      to: { path: '^api/app\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-barrels',
      severity: 'error',
      comment: 'A file is imported by its own name.',
      from: {},
      to: { path: '/index\\.tsx?$', pathNot: 'node_modules' },
    },
    // Of two folders one knows the other, never both: whoever reads the lower one need not know the upper one. Tests count
    // here. Those of site and widgets use tests/support, which uses both: there tests/architecture/structure.test.ts looks at
    // what is shipped.
    {
      name: 'no-two-way-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^api/' },
      to: { circular: true },
    },
    {
      name: 'common-is-the-bottom',
      severity: 'error',
      comment: 'Settings, log, metrics, problems and tokens are for everybody, so they know nobody.',
      from: { path: '^api/(common|config)/', pathNot: TEST },
      to: { path: '^api/', pathNot: '^api/(common|config|contract)/' },
    },
    {
      name: 'storage-knows-no-use-case',
      severity: 'error',
      comment: 'quotes → leads → outbox: never back.',
      from: { path: '^api/(leads|outbox|partners)/', pathNot: TEST },
      to: { path: `^api/(${USE_CASES}|presenters|middleware)/` },
    },
    {
      name: 'outbox-knows-no-lead',
      severity: 'error',
      comment:
        'The transaction that stores a lead queues its mails: leads call the outbox, which takes mails of whatever kind.',
      from: { path: '^api/outbox/' },
      to: { path: '^api/(leads|mail|delivery|documents)/' },
    },
    {
      name: 'requests-send-no-mail',
      severity: 'error',
      comment: 'Mail leaves through the outbox, never inside the request.',
      from: { path: '^api/(quotes|enquiry|leads|presenters|middleware)/', pathNot: TEST },
      to: { path: '^api/(mail|delivery)/' },
    },
    {
      name: 'presenters-word-only',
      severity: 'error',
      comment: 'They say what a lead is in words; what happens to it is for the use cases.',
      from: { path: '^api/presenters/', pathNot: TEST },
      to: { path: `^api/(${USE_CASES}|middleware|db)/` },
    },
    {
      name: 'mail-reads-rows-only',
      severity: 'error',
      comment: 'A mail is written from the row of its lead; what else it needs to know is handed to it.',
      from: { path: '^api/mail/', pathNot: TEST },
      to: { path: `^api/(${USE_CASES}|presenters|partners|middleware|db)/` },
    },
    {
      name: 'documents-render-only',
      severity: 'error',
      from: { path: '^api/documents/', pathNot: TEST },
      to: { path: '^api/', pathNot: '^api/(documents|common|contract)/' },
    },
    {
      name: 'db-is-the-bottom',
      severity: 'error',
      from: { path: '^api/db/', pathNot: TEST },
      to: { path: '^api/', pathNot: '^api/(db|common|config|contract)/' },
    },
    {
      name: 'middleware-knows-no-use-case',
      severity: 'error',
      from: { path: '^api/middleware/', pathNot: TEST },
      to: { path: `^api/(${USE_CASES}|presenters|leads|outbox|mail|documents)/` },
    },
    {
      name: 'database-driver-in-one-place',
      severity: 'error',
      from: { path: '^api/', pathNot: ['^api/db/', TEST] },
      to: { path: '(^|/)node_modules/(sqlite3|better-sqlite3|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'webhooks-in-one-place',
      severity: 'error',
      comment: 'Whoever posts to an address of the settings goes through what checks where it leads.',
      from: { path: '^api/', pathNot: ['^api/delivery/', TEST] },
      to: { path: '(^|/)node_modules/standardwebhooks/' },
    },
    {
      name: 'delivery-reads-rows-only',
      severity: 'error',
      from: { path: '^api/delivery/', pathNot: TEST },
      to: { path: `^api/(${USE_CASES}|presenters|partners|middleware|db)/` },
    },
    {
      name: 'smtp-in-one-place',
      severity: 'error',
      from: { path: '^api/', pathNot: ['^api/mail/', TEST] },
      to: { path: '(^|/)node_modules/nodemailer/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pdf-in-one-place',
      severity: 'error',
      from: { path: '^api/', pathNot: ['^api/documents/', TEST] },
      to: { path: '(^|/)node_modules/pdfkit/', dependencyTypesNot: ['type-only'] },
    },

    // — Everywhere ——————————————————————————————————————————————————————————
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'A module that nothing imports and that imports nothing is left over.',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.(cjs|json|config\\.ts)$',
          '^tests/bench/',
          '^widgets/bundling/preactAliases\\.ts$',
          // Found by their names: site/client/main.ts.
          '^site/client/behaviours/',
        ],
      },
      to: {},
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'listed-packages-only',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-build-packages-shipped',
      severity: 'error',
      comment: 'A server whose dist comes from another machine has none of what builds it.',
      from: SHIPPED,
      to: {
        path: '(^|/)node_modules/(@resvg|@vanilla-extract|lightningcss|marked|tsx|vite|yaml)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-development-packages-on-a-server',
      severity: 'error',
      comment: 'npm ci --omit=dev must run the server.',
      from: { path: '^api/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '(^|/)node_modules/@types/' },
    },
    {
      name: 'bundled-packages-only',
      severity: 'error',
      comment: 'What a build puts into widgets and pages; no server installs it.',
      from: { ...SHIPPED, path: '^(widgets|site)/' },
      to: {
        path: '(^|/)node_modules/',
        pathNot: '(^|/)node_modules/(@types|preact|react|react-dom|react-hook-form|@hookform|@r2wc|@oddbird|zod)/',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist/', '^releases/', '^tests/(bench|tools)/node_modules/', '^tests/hosts/[^/]+/', '^data/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
    // tests/bench has a package.json of its own and uses what the project has, too.
    combinedDependencies: true,
    cache: false,
  },
};
