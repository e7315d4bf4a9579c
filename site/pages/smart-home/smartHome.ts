import { drawing } from '../../drawings/Drawing.tsx';
import { factText } from '../../facts/facts.ts';
import { planLink, priceFactId } from '../../facts/planPrices.ts';
import type { PlanCard } from '../../facts/planPrices.ts';
import type { HighlightsContent } from '../../kit/components/Highlights.tsx';
import type { NumberedContent } from '../../kit/components/NumberedList.tsx';

const solution = (
  plan: string,
  name: string,
  about: Pick<PlanCard, 'description' | 'includes' | 'picture'>,
): PlanCard => ({
  ...about,
  name,
  price: factText(priceFactId('learn-more', plan)),
  href: planLink('/get-a-quote', { plan, catalogue: 'learn-more', service: 'Smart home' }),
  action: 'Get a quote',
});

/** The four cards, in the order of the numbers in the house. */
export const solutions: readonly PlanCard[] = [
  solution('Heating', 'Smart heating', {
    description: 'Warm rooms for the people who are in them.',
    includes: ['Learning thermostat', 'Valves for single rooms', 'Holiday mode from your telephone'],
    picture: 'thermostat',
  }),
  solution('Security', 'Smart security', {
    description: 'See who is at the door, from the garden or from Spain.',
    includes: ['Video doorbell', 'Sensors at the ways in', 'Recording that you can switch off'],
    picture: 'camera',
  }),
  solution('Lighting', 'Smart lighting', {
    description: 'Light that comes with the dusk and goes to bed with you.',
    includes: ['Lamps or switches', 'Follows the sunset', 'One button for the whole house'],
    picture: 'lamp',
  }),
  solution('Complete', 'Complete smart home', {
    description: 'Heating, security and lighting, joined in one app.',
    includes: ['All three packages', 'A hub that joins them', 'A second visit after four weeks'],
    picture: 'home-app',
  }),
];

/** What the numbers in the house are. */
export const inTheHouse: NumberedContent = [
  { title: 'Heating', text: 'The thermostat knows how long your house takes to warm up, and starts no sooner.' },
  { title: 'Security', text: 'The doorbell rings on your telephone. Windows tell when they are left open.' },
  { title: 'Lighting', text: 'Brighter for homework, lower for a film, off when the last one leaves.' },
  { title: 'All in one', text: 'One app, one evening to learn it, and every switch on the wall still a switch.' },
];

/** How we work: consultation, installation, support. */
export const howWeWork: HighlightsContent = {
  heading: 'From the first visit to the first update',
  items: [
    {
      title: 'Consultation',
      text: 'We walk through the house with you, measure the Wi-Fi behind the thick walls, and leave out what you would not use.',
      Picture: drawing('calendar'),
    },
    {
      title: 'Installation',
      text: 'An electrician fits what is wired, the same day we set up what is not. The old thermostat stays until the new one works.',
      Picture: drawing('repair'),
    },
    {
      title: 'Support',
      text: 'A number to ring when a lamp sulks. We tell you when a device stops getting security updates.',
      Picture: drawing('home-app'),
    },
  ],
};
