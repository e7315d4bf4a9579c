export const wizard = {
  label: 'EV charger quote',
  steps: ['Choose Charger', 'Vehicle Details', 'Your Details', 'Quote'],
} as const;

export const charger = {
  heading: 'Choose your EV charger',
  intro: 'Four short steps to a price. Installation and VAT are included from the start.',
  select: 'Select this charger',
  chosen: 'Your choice',
  priceNote: 'installed, VAT included',
  solar: 'Solar compatible',
  show: 'Show details',
  hide: 'Hide details',
  facts: {
    power: 'Power',
    installationTime: 'Installation time',
    guarantee: 'Product guarantee',
    warranty: 'Installation warranty',
  },
  included: (warranty: string) =>
    `Professional installation is included, with a ${warranty.replace(' years', '-year')} warranty on our work.`,
  sampleNote: 'Names and details are examples. The survey confirms make and model.',
} as const;

/** What opens help with the choice. */
export const help = { advice: 'Which one for me?', comparison: 'Compare all four' } as const;
