import { within } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { Button } from '../Button/Button.tsx';
import { ProductCard } from './ProductCard.tsx';

const choose = vi.fn();

const card = (chosenText?: string) => (
  <ProductCard
    name="charger"
    id="one"
    title="Compact socket charger"
    description="A small box with a socket."
    price="£799"
    priceNote="installed"
    badges={['Lowest price']}
    picture={null}
    details={{ show: 'Show details', hide: 'Hide details', content: <p>7.4 kW</p> }}
    chosenText={chosenText}
    action={
      <Button variant="secondary" onClick={choose}>
        Select this charger
      </Button>
    }
  />
);

it('is named by its title and chooses by its button', async () => {
  const { container } = renderInShadow(card());
  const article = within(container).getByRole('article', { name: 'Compact socket charger' });
  expect(within(article).getByRole('heading', { level: 3 }).textContent).toBe('Compact socket charger');
  await userEvent.click(within(article).getByRole('button', { name: 'Select this charger' }));
  expect(choose).toHaveBeenCalledOnce();
});

it('shows its details on demand, and says how to hide them again', async () => {
  const { container } = renderInShadow(card());
  const summary = container.querySelector('summary');
  if (!summary) throw new Error('expected a summary');
  expect(summary.innerText.trim()).toBe('Show details');
  expect(within(container).getByText('7.4 kW').checkVisibility()).toBe(false);
  await userEvent.click(summary);
  expect(summary.innerText.trim()).toBe('Hide details');
  expect(within(container).getByText('7.4 kW').checkVisibility()).toBe(true);
});

it('says in words that it is chosen', () => {
  const { container, rerender } = renderInShadow(card());
  expect(within(container).queryByText('Your choice')).toBeNull();
  rerender(card('Your choice'));
  expect(within(container).getByText('Your choice')).toBeTruthy();
});
