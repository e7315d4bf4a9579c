import { MeterPicture } from '../../widgets/ui/illustrations/MeterPicture.tsx';
import { PanelPicture } from '../../widgets/ui/illustrations/PanelPicture.tsx';
import type { RelatedContent } from '../components/RelatedLinks.tsx';
import { BoilerPicture } from '../illustrations/BoilerPicture.tsx';
import { CableRunPicture } from '../illustrations/CableRunPicture.tsx';
import { OffersPicture } from '../illustrations/OffersPicture.tsx';
import { ShieldPicture } from '../illustrations/ShieldPicture.tsx';
import { planPrice } from './prices.ts';

export const services: RelatedContent = {
  heading: 'What would you like a price for?',
  links: [
    {
      href: '/solar-quote',
      title: 'Solar and batteries',
      text: 'Your roof, your bill, your payback, in four short steps.',
      Picture: PanelPicture,
    },
    {
      href: '/ev-quote',
      title: 'An EV charger',
      text: 'Four chargers with their installation, and the grant worked out.',
      Picture: CableRunPicture,
    },
    {
      href: '/commercial-energy-comparison',
      title: 'Business energy',
      text: 'A specialist compares the offers and lays them side by side.',
      Picture: OffersPicture,
    },
    {
      href: '/get-a-quote?service=Gas+and+electricity',
      title: 'Gas and electricity',
      text: 'One monthly price on the screen, valid for 24 hours.',
      Picture: MeterPicture,
    },
    {
      href: '/homecare-quote',
      title: 'HomeCare',
      text: `Boiler, heating, plumbing and electrics covered, from ${planPrice('Standard')} a month.`,
      Picture: ShieldPicture,
    },
    {
      href: '/get-a-quote?service=Boiler+installation',
      title: 'A new boiler',
      text: 'Installed and paid month by month, with the old one taken away.',
      Picture: BoilerPicture,
    },
  ],
};
