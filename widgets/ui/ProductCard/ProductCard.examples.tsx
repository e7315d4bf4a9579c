import type { Example } from '../../workbench/example.ts';
import { Button } from '../Button/Button.tsx';
import { ChargerPicture } from '../illustrations/ChargerPicture.tsx';
import { ProductCard, ProductCards } from './ProductCard.tsx';

const shared = {
  description: 'With its own cable of 5 metres on a hook, ready whenever you park.',
  priceNote: 'installed, VAT included',
  details: { show: 'Show details', hide: 'Hide details', content: <p>7.4 kW</p> },
  action: <Button variant="secondary">Select this charger</Button>,
};

export const examples: readonly Example[] = [
  {
    name: 'two, one of them chosen',
    render: () => (
      <ProductCards>
        <ProductCard
          name="charger"
          {...shared}
          id="one"
          title="Compact socket charger"
          price="£799"
          badges={['Lowest price']}
          picture={<ChargerPicture hasCable={false} isSolar={false} />}
        />
        <ProductCard
          name="charger"
          {...shared}
          id="two"
          title="Solar long-cable charger"
          price="£1,049"
          badges={['Works with solar', 'Longest cable']}
          chosenText="Your choice"
          picture={<ChargerPicture hasCable isSolar />}
        />
      </ProductCards>
    ),
  },
];
