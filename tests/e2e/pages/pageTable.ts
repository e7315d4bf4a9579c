// Every address of the specification, written from its words and not from our code: what a page must be and lead to.

export interface PageRow {
  readonly path: string;
  /** The main heading; a pattern where the specification does not give its words. */
  readonly heading: string | RegExp;
  /** Types of schema.org. */
  readonly data: readonly string[];
  /** Links that the specification names on the page: an address, with a query where it names one. */
  readonly links: readonly string[];
  /** Words that the specification quotes. */
  readonly texts?: readonly string[];
  readonly title?: RegExp;
  /** The address that search engines shall keep, where it is another. */
  readonly canonical?: string;
  /** `false`: search engines shall not keep it. */
  readonly isIndexed?: false;
  readonly status?: 404;
  /** geo.region and geo.placename of a local page. */
  readonly place?: readonly [region: RegExp, name: RegExp];
}

/** Of many short texts one line. */
const list = (texts: string): string[] => texts.split(' | ');

const SERVICE = ['Service', 'BreadcrumbList'];
const TRAIL = ['BreadcrumbList'];
const PHONE = 'tel:+441914980100';
const EMAIL = 'mailto:hello@staithes-energy.example';
const REACH = ['/contact', PHONE, EMAIL];
const NO_ARTICLES = ['No Articles Found', 'Back to Blog'];

/** In the header and the footer of every page. */
export const EVERYWHERE: readonly string[] = [
  PHONE,
  EMAIL,
  ...list(
    '/learn-more?topic=energy | /learn-more?topic=business | /get-a-quote | /energy | /solar | /ev-charging | /solar-quote | /ev-quote | /commercial-energy-comparison | /blog | /case-studies | /contact | /about | /faqs | /adr-compliance | /emergencies | /privacy-policy | /cookie-policy | /terms-of-service | /accessibility-statement',
  ),
];

const quote = (path: string, heading: RegExp): PageRow => ({ path, heading, data: SERVICE, links: [PHONE] });

const topic = (name: string, heading: RegExp): PageRow => ({
  path: `/learn-more/${name}`,
  heading,
  data: SERVICE,
  links: [
    '/get-a-quote',
    ...['homecare', 'energy', 'business', 'boilers', 'smart'].map((one) => `/learn-more/${one}`),
    ...REACH,
  ],
});

const local = (path: string, place: readonly [RegExp, RegExp], quoteLink: string): PageRow => ({
  path,
  heading: place[1],
  data: ['HVACBusiness', 'Service', 'FAQPage', 'BreadcrumbList'],
  links: [quoteLink, '/contact'],
  texts: ['The Beacon, Westgate Road', 'NE4 9PQ'],
  place,
});

const article = (slug: string, heading: RegExp): PageRow => ({
  path: `/blog/${slug}`,
  heading,
  data: ['BlogPosting', 'BreadcrumbList'],
  links: list(
    '#introduction | #benefits | #costs | #installation | #conclusion | /blog/category/ | /blog/tag/ | /solar-quote',
  ),
});

const listing = (path: string, heading: RegExp): PageRow => ({
  path,
  heading,
  data: ['CollectionPage', 'BreadcrumbList'],
  links: ['/blog/', '/solar-quote'],
});

const listed = (kind: 'category' | 'tag', name: string): PageRow =>
  listing(`/blog/${kind}/${name.toLowerCase().replaceAll(' ', '-')}`, new RegExp(name, 'i'));

const study = (slug: string, heading: RegExp): PageRow => ({
  path: `/case-studies/${slug}`,
  heading,
  title: /.+ \| Staithes Energy Case Study$/,
  data: ['Article', 'BreadcrumbList'],
  links: ['/case-studies', '/solar-quote', '/contact'],
  texts: list(
    'The Challenge | Our Solution | The Results | Key Benefits | Get a Free Quote | Reduced energy costs | Lower carbon footprint | Energy independence | Long-term investment | Enhanced property value',
  ),
});

const legal = (path: string, heading: RegExp, links: readonly string[] = []): PageRow => ({
  path,
  heading,
  data: TRAIL,
  links,
});

const NEWCASTLE = [/^GB-NET$/, /Newcastle/] as const;

export const pageTable: readonly PageRow[] = [
  {
    path: '/',
    heading: /.+/,
    data: ['HVACBusiness', 'WebSite'],
    links: [
      PHONE,
      ...list(
        '/get-a-quote | /solar-quote | /solar | /ev-charging | /commercial-energy-comparison | /homecare-quote | /contact | /homecare-plans | /energy | /boiler-services | /smart-home | /learn-more?topic=',
      ),
    ],
  },
  {
    path: '/about',
    heading: /about/i,
    data: ['AboutPage', 'BreadcrumbList'],
    links: ['/careers', '/contact'],
    texts: ['Trustworthiness', 'Sustainability', 'Customer focus', 'Excellence'],
  },
  { path: '/careers', heading: /.+/, data: TRAIL, links: ['/contact'] },
  {
    path: '/contact',
    heading: /contact us/i,
    data: ['HVACBusiness', 'BreadcrumbList'],
    links: [PHONE, EMAIL, '/privacy-policy'],
    texts: ['The Beacon, Westgate Road', 'Send message'],
  },
  { path: '/solar', heading: /solar/i, data: SERVICE, links: ['#quote', PHONE], texts: ['£4,000 to £12,000'] },
  { path: '/ev-charging', heading: /EV charger/i, data: SERVICE, links: ['#quote', PHONE], texts: ['£799 to £1,049'] },
  quote('/get-a-quote', /quote/i),
  quote('/solar-quote', /solar/i),
  quote('/commercial-solar-quote', /commercial solar/i),
  quote('/ev-quote', /EV charger/i),
  quote('/homecare-quote', /HomeCare/),
  quote('/commercial-energy-comparison', /business energy/i),
  { path: '/homecare', heading: /HomeCare/, data: SERVICE, links: ['/homecare-plans', '/homecare-quote'] },
  {
    path: '/homecare-plans',
    heading: /HomeCare/,
    data: SERVICE,
    links: ['/homecare-quote', '/get-a-quote', '/contact', 'tel:'],
    texts: ['Basic Care', 'Complete Care', 'Total Care', '£8', '£15', '£22'],
  },
  {
    path: '/boiler-services',
    heading: /boiler/i,
    data: SERVICE,
    links: ['/get-a-quote'],
    texts: ['Book now', '£1,799', '£85', '£99'],
  },
  { path: '/smart-home', heading: /.+/, data: SERVICE, links: ['/get-a-quote'] },
  { path: '/energy', heading: /.+/, data: SERVICE, links: ['/get-a-quote'] },
  { ...topic('homecare', /HomeCare/), path: '/learn-more', data: TRAIL, canonical: '/learn-more/homecare' },
  topic('homecare', /HomeCare/),
  topic('energy', /energy/i),
  topic('business', /business/i),
  topic('boilers', /boiler/i),
  topic('smart', /smart/i),
  {
    path: '/search',
    heading: /search/i,
    data: TRAIL,
    links: ['/learn-more?topic=energy', '/learn-more?topic=boilers', '/homecare-plans', '/solar-quote'],
    isIndexed: false,
  },
  { path: '/partners/tag-builder', heading: /on your website/i, data: TRAIL, links: ['/partners/api'] },
  {
    path: '/emergencies',
    heading: /emergenc/i,
    data: TRAIL,
    links: ['tel:0800111999', 'tel:105', 'tel:+441914980102'],
  },
  {
    path: '/faqs',
    heading: /questions|FAQ/i,
    data: ['FAQPage', 'BreadcrumbList'],
    links: ['/contact'],
    texts: ['Still have questions?'],
  },
  { path: '/find-my-quote', heading: /quote/i, data: [], links: [], isIndexed: false },
  legal('/privacy-policy', /privacy policy/i, ['/cookie-policy']),
  legal('/cookie-policy', /cookie policy/i),
  legal('/terms-of-service', /terms/i),
  legal('/adr-compliance', /complaints/i),
  legal('/accessibility-statement', /accessib/i),
  {
    path: '/partners',
    heading: 'Our quote forms on your own site',
    data: TRAIL,
    links: ['/partners/solar-quote', '/partners/api'],
  },
  { path: '/partners/ev-quote', heading: /ev-quote/, data: TRAIL, links: ['/partners'], isIndexed: false },
  local('/solar-panels-newcastle', NEWCASTLE, '/solar-quote'),
  local('/solar-panels-durham', [/^GB-DUR$/, /Durham/], '/solar-quote'),
  local('/solar-panels-sunderland', [/^GB-SND$/, /Sunderland/], '/solar-quote'),
  local('/commercial-solar-newcastle', NEWCASTLE, '/solar-quote'),
  local('/battery-storage-north-east', [/^GB/, /North East/], '/get-a-quote'),
  local('/ev-charging-newcastle', NEWCASTLE, '/ev-quote'),
  {
    path: '/blog',
    heading: /.+/,
    data: ['BreadcrumbList'],
    links: list(
      '/blog/solar-panel-cost-newcastle | /blog/page/2 | /blog/tag/solar-panels | /solar-quote | /blog/category/residential-solar | /blog/category/commercial-solar | /blog/category/battery-storage | /blog/category/ev-charging',
    ),
    texts: list(
      'Get Solar Updates | We respect your privacy. Unsubscribe at any time. | Ready for Solar? | Get Your Free Quote',
    ),
  },
  { path: '/blog/page/2', heading: /.+/, data: TRAIL, links: ['/blog'] },
  article('solar-panel-cost-newcastle', /solar panel/i),
  article('solar-grants-north-east', /grants/i),
  article('ev-charging-installation-newcastle', /EV|charg/i),
  article('commercial-solar-roi', /commercial solar/i),
  article('battery-storage-versus-solar-panels', /batter/i),
  listing('/blog/category/solar-grants-incentives', /Solar Grants & Incentives/i),
  ...['Residential Solar', 'Commercial Solar', 'Battery Storage', 'EV Charging'].map((name) =>
    listed('category', name),
  ),
  ...['Solar Panels', 'Newcastle', 'North East', 'Energy Savings'].map((name) => listed('tag', name)),
  // One article each: its category is the address to keep.
  ...[
    ['Solar Grants', 'solar-grants-incentives'] as const,
    ['Battery Storage', 'battery-storage'] as const,
    ['EV Charging', 'ev-charging'] as const,
    ['Solar Costs', 'residential-solar'] as const,
    ['Commercial Solar', 'commercial-solar'] as const,
    ['ROI', 'commercial-solar'] as const,
  ].map(([name, category]) => ({ ...listed('tag', name), canonical: `/blog/category/${category}` })),
  {
    path: '/blog/category/no-such',
    canonical: '/blog/category',
    heading: /^No Such$/,
    title: /^No Such articles/,
    data: [],
    links: ['/blog'],
    texts: [...NO_ARTICLES, 'for the category “No Such”'],
    isIndexed: false,
  },
  {
    path: '/blog/tag/no-such',
    canonical: '/blog/tag',
    heading: /^No Such$/,
    data: [],
    links: ['/blog'],
    texts: NO_ARTICLES,
    isIndexed: false,
  },
  {
    path: '/blog/tag/roof',
    canonical: '/blog/tag',
    heading: /^Roof$/,
    data: [],
    links: ['/blog/commercial-solar-roi'],
    isIndexed: false,
  },
  {
    path: '/case-studies',
    heading: 'Our Solar Installation Projects',
    title: /^Solar Installation Case Studies/,
    data: ['BreadcrumbList'],
    links: ['/case-studies/newcastle-home-solar-installation', '/solar-quote', '/contact'],
    texts: list(
      'All Projects | Residential | Commercial | Battery Storage | EV Charging | Newcastle | Sunderland | Durham | Get Your Free Solar Quote | Contact Our Team',
    ),
  },
  study('newcastle-home-solar-installation', /.+/),
  study('sunderland-commercial-office-solar', /.+/),
  study('durham-school-solar-battery', /.+/),
  study('newcastle-retail-ev-charging', /.+/),
  study('gateshead-industrial-solar', /.+/),
  study('north-shields-community-solar', /.+/),
  {
    path: '/no/such-page',
    canonical: '/404',
    heading: 'Page not found',
    data: [],
    links: ['/', '/contact', '/get-a-quote', '/solar-quote', '/homecare-quote', '/about', PHONE, EMAIL],
    texts: ['the page you are looking for', 'exist or has been moved.'],
    isIndexed: false,
    status: 404,
  },
];
