/** How solar comes onto a roof: its quote and the home page tell the same. */
export const solarSteps = [
  { title: 'Your quote, online', text: 'Four short steps and your price is on the screen, with a copy in your inbox.' },
  {
    title: 'Technical survey',
    text: 'We look at your roof and your electrics and confirm the price. Nothing is agreed before.',
  },
  { title: 'Installation day', text: 'Our installers fit and connect everything, typically in 1–2 days.' },
  { title: 'Start saving', text: 'You use your own electricity from the first sunny hour.' },
] as const;
