/** A titled group of questions; its folder is `site/pages/faqs/content/<id>`. */
export interface FaqGroupTitle {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The six groups of /faqs in their order. A question is one Markdown file in the folder of its group. */
export const faqGroups: readonly FaqGroupTitle[] = [
  { id: 'energy', title: 'Energy and switching', text: 'Suppliers, tariffs, meters.' },
  { id: 'homecare', title: 'HomeCare', text: 'Levels, claims, terms.' },
  { id: 'boilers', title: 'Boilers and heating', text: 'Age, pressure, warranty, what comes next.' },
  { id: 'smart-home', title: 'Smart home', text: 'Savings, wiring, privacy.' },
  { id: 'solar', title: 'Solar, batteries and charging', text: 'What a roof earns, and for how long.' },
  { id: 'emergencies', title: 'Emergencies and help', text: 'Gas, power, and getting hold of us.' },
];
