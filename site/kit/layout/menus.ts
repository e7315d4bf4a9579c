/** A link of the header. Targets are addresses of the route table; a query names the topic of /learn-more. */
export interface MenuItem {
  readonly text: string;
  readonly href: `/${string}`;
  /** One line on what waits there. */
  readonly hint?: string;
}

/** A dropdown of the header, a section of the mobile panel. */
export interface MenuSection {
  readonly id: string;
  readonly text: string;
  readonly items: readonly Required<MenuItem>[];
}

const energy: MenuSection = {
  id: 'energy',
  text: 'Energy',
  items: [
    { text: 'Gas and electricity', href: '/energy', hint: 'Four tariffs and what sets them apart' },
    { text: 'Tariff prices', href: '/learn-more?topic=energy', hint: 'Fixed, variable, green and Economy 7' },
    { text: 'Energy for business', href: '/learn-more?topic=business', hint: 'How we compare contracts for you' },
    { text: 'Battery storage', href: '/battery-storage-north-east', hint: 'Solar power for your evenings' },
    { text: 'Commercial solar', href: '/commercial-solar-quote', hint: 'Panels for offices, farms and halls' },
  ],
};

const homeServices: MenuSection = {
  id: 'home-services',
  text: 'Home Services',
  items: [
    { text: 'HomeCare', href: '/homecare', hint: 'Cover for boiler, pipes and wiring' },
    { text: 'HomeCare plans', href: '/homecare-plans', hint: 'Three plans and what each one covers' },
    { text: 'Levels of cover', href: '/learn-more?topic=homecare', hint: 'From just the boiler to the whole house' },
    { text: 'Boiler services', href: '/boiler-services', hint: 'Installation, yearly service, repair' },
    { text: 'New boilers', href: '/learn-more?topic=boilers', hint: 'Prices, guarantees, system upgrades' },
  ],
};

const smartHome: MenuSection = {
  id: 'smart-home',
  text: 'Smart Home',
  items: [
    { text: 'Smart home', href: '/smart-home', hint: 'Heating, security and lighting that work together' },
    { text: 'Packages and prices', href: '/learn-more?topic=smart', hint: "What's in each package" },
  ],
};

const help: MenuSection = {
  id: 'help',
  text: 'Help',
  items: [
    { text: 'Contact Us', href: '/contact', hint: 'Call, write or visit us' },
    { text: 'About Us', href: '/about', hint: 'Who we are and how we work' },
    { text: 'FAQs', href: '/faqs', hint: 'Short answers to common questions' },
    { text: 'ADR Compliance', href: '/adr-compliance', hint: 'How to complain and what happens next' },
    { text: 'Emergencies', href: '/emergencies', hint: 'Gas, power cuts, no heating' },
  ],
};

/** The main menu, in the order of the site specification. */
export const mainMenu: readonly (MenuItem | MenuSection)[] = [
  energy,
  homeServices,
  smartHome,
  { text: 'Solar', href: '/solar' },
  { text: 'EV Charging', href: '/ev-charging' },
  { text: 'Commercial Energy', href: '/commercial-energy-comparison' },
  { text: 'Blog', href: '/blog' },
  { text: 'Case Studies', href: '/case-studies' },
  help,
];

/** Start of the strip above the main menu. */
export const audiences: readonly MenuItem[] = [
  { text: 'For your home', href: '/learn-more?topic=energy' },
  { text: 'For your business', href: '/learn-more?topic=business' },
];

/** There are no accounts: it leads to the general quote page (site specification, section 1). */
export const login: MenuItem = { text: 'Log in / Register', href: '/get-a-quote' };

/** Cards of the mobile panel while Home Services is open. */
export const shortcuts = [
  { text: 'HomeCare quote', href: '/homecare-quote', picture: 'cover' },
  { text: 'Book a boiler visit', href: '/boiler-services', picture: 'visit' },
  { text: "Something's broken", href: '/emergencies', picture: 'emergency' },
] as const satisfies readonly (MenuItem & { picture: string })[];

/** What the search page leads to where nobody has found anything yet. */
export const everyLink: readonly MenuItem[] = [
  ...audiences,
  login,
  ...shortcuts,
  ...mainMenu.flatMap((entry): readonly MenuItem[] => ('items' in entry ? entry.items : [entry])),
];
