interface Greeting {
  readonly heading: string;
  readonly text: string;
  readonly points: readonly string[];
}

/** What the home page says to the two kinds of customers; the visitor switches. */
export const customers: Readonly<Record<'home' | 'business', Greeting>> = {
  home: {
    heading: 'A home that costs less to run',
    text: 'Panels on the roof, a charger on the wall, and somebody to ring when the boiler stops. Take one of them or all, from one team on Tyneside.',
    points: [
      'Your price on the screen, in minutes',
      'A survey before anything is agreed',
      'Installers who live where you do',
    ],
  },
  business: {
    heading: 'Energy you can plan with',
    text: 'For shops, offices, schools and factories: contracts compared line by line, panels that work while you do, and one person who knows your site.',
    points: ['Every offer laid side by side', 'Systems up to 100 kW', 'One contact for all your sites'],
  },
};
