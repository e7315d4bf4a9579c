import type { RelatedContent } from '../components/RelatedLinks.tsx';

export const blogLinks: RelatedContent = {
  heading: 'Find out for yourself',
  links: [
    { href: '/solar-quote', title: 'What solar costs', text: 'Size, equipment, savings and payback for your roof.' },
    { href: '/ev-quote', title: 'What a charger costs', text: 'Four chargers fitted, with the grant worked out.' },
    { href: '/homecare-quote', title: 'What HomeCare covers', text: 'Three plans for boiler, heating and pipes.' },
    { href: '/get-a-quote', title: 'What energy costs', text: 'Gas and electricity, boilers and smart homes.' },
    {
      href: '/commercial-energy-comparison',
      title: 'What businesses pay',
      text: 'And how a broker is paid for finding out.',
    },
    {
      href: '/commercial-solar-quote',
      title: 'What a large roof earns',
      text: 'From 5 to 100 kW, with every assumption in sight.',
    },
  ],
};
