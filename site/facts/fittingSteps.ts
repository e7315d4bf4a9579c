// A service's page, its quote and the home page tell the same.

/** How solar comes onto a roof. */
export const solarSteps = [
  { title: 'Your quote, online', text: 'Four short steps and your price is on the screen, with a copy in your inbox.' },
  {
    title: 'Technical survey',
    text: 'We look at your roof and your electrics and confirm the price. Nothing is agreed before.',
  },
  { title: 'Installation day', text: 'Our installers fit and connect everything, typically in 1–2 days.' },
  { title: 'Start saving', text: 'You use your own electricity from the first sunny hour.' },
] as const;

/** How a charger comes onto a wall. */
export const chargerSteps = [
  { title: 'Your quote, online', text: 'Charger, car, parking, contact details: four short steps.' },
  { title: 'Site survey', text: 'We check your electrics and the cable route, and confirm the price.' },
  { title: 'Installation', text: 'Fitted and tested in one visit of three to six hours, depending on the charger.' },
  { title: 'Charging', text: "Charge at home, and at night if your tariff's cheaper then." },
] as const;
