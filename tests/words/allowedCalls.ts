/** What a link or a button may say, and who says so. */
interface AllowedCall {
  /** Word for word; `…` where a name goes in. */
  readonly words: string;
  /** A section of the specification that has the words, or "ours". */
  readonly from: 'ours' | `${'site' | 'funnels'}, ${string}`;
  /** Where a link of these words leads, each of them; left out for words that only ever press something. */
  readonly to?: readonly string[];
}

/**
 * The one vocabulary of calls to action. One act has one name: "Get my … quote" for a price of one service, "Get a
 * quote" where the service is chosen there or comes along, "Contact us", "See …" for more to read.
 */
export const allowedCalls: readonly AllowedCall[] = [
  // Prices.
  { words: 'Get a quote', from: 'ours', to: ['/get-a-quote'] },
  { words: 'Get my solar quote', from: 'ours', to: ['/solar-quote'] },
  { words: 'Get my business solar quote', from: 'ours', to: ['/solar-quote'] },
  { words: 'Get my commercial solar quote', from: 'ours', to: ['/commercial-solar-quote'] },
  { words: 'Get my battery quote', from: 'ours', to: ['/get-a-quote'] },
  { words: 'Get my EV charger quote', from: 'ours', to: ['/ev-quote'] },
  { words: 'Get my HomeCare quote', from: 'ours', to: ['/homecare-quote'] },
  { words: 'Get my energy quote', from: 'ours', to: ['/get-a-quote'] },
  { words: 'Get my smart home quote', from: 'ours', to: ['/get-a-quote'] },
  { words: 'Get my quote', from: 'funnels, 2.1' },
  { words: 'Get your free quote', from: 'site, 2: Home landing page', to: ['/solar-quote'] },
  { words: 'Get Your Free Quote', from: 'site, 2: Blog', to: ['/solar-quote', '/ev-quote', '/commercial-solar-quote'] },
  { words: 'Get Your Free Solar Quote', from: 'site, 2: Case studies', to: ['/solar-quote'] },
  { words: 'Compare business energy', from: 'ours', to: ['/commercial-energy-comparison'] },
  { words: 'Book now', from: 'site, 2: Boiler services', to: ['/get-a-quote'] },
  { words: 'Book a boiler visit', from: 'ours', to: ['/boiler-services'] },
  { words: 'Choose …', from: 'ours', to: ['/homecare-quote'] },
  { words: 'Find my quote', from: 'ours', to: ['/find-my-quote'] },
  // People.
  { words: 'Contact us', from: 'ours', to: ['/contact'] },
  { words: 'Contact Us', from: 'site, 2: Header and menus', to: ['/contact'] },
  { words: 'Contact Our Team', from: 'site, 2: Case studies', to: ['/contact'] },
  // More to read.
  { words: 'See our projects', from: 'ours', to: ['/case-studies'] },
  { words: 'See the levels of cover', from: 'ours', to: ['/learn-more'] },
  { words: 'See the four tariffs', from: 'ours', to: ['/learn-more'] },
  { words: 'See boiler services', from: 'ours', to: ['/learn-more'] },
  { words: 'See the place at OpenStreetMap', from: 'ours', to: ['https://www.openstreetmap.org/'] },
  // Ways back.
  { words: 'Back to projects', from: 'site, 2: Case studies', to: ['/case-studies'] },
  { words: 'Back to Blog', from: 'site, 2: Blog', to: ['/blog'] },
  { words: 'Back to Home', from: 'funnels, 2.6', to: ['/'] },
  { words: 'Go to homepage', from: 'site, 2: Search results', to: ['/'] },
  // Partners.
  { words: 'Build your tag', from: 'ours', to: ['/partners/tag-builder'] },
  { words: 'See the API', from: 'ours', to: ['/partners/api'] },
  { words: 'See the preview', from: 'ours' },
  { words: 'Copy code', from: 'ours' },
  { words: 'Copy a link to this', from: 'ours' },
  // Forms.
  { words: 'Show my estimate', from: 'ours' },
  { words: 'Continue', from: 'funnels, 2.1' },
  { words: 'Continue to equipment selection', from: 'funnels, 2.4' },
  { words: 'Next', from: 'funnels, 2.6', to: ['/blog/page/2'] },
  { words: 'Previous', from: 'site, 2: Blog', to: ['/blog'] },
  { words: 'Select this charger', from: 'funnels, 2.5' },
  { words: 'Compare all four', from: 'ours' },
  { words: 'Send message', from: 'site, 5: Contact form' },
  { words: 'Send my answers', from: 'ours' },
  { words: 'Send me the link', from: 'ours' },
  { words: 'Subscribe', from: 'site, 2: Blog' },
  { words: 'Start again', from: 'ours' },
  { words: 'Search', from: 'ours' },
  { words: 'Load the map', from: 'ours' },
  { words: 'Accept All', from: 'site, 4: Cookie banner' },
  { words: 'Skip to the main content', from: 'ours' },
];
