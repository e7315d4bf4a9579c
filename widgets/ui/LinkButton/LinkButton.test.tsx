import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { LinkButton } from './LinkButton.tsx';

it('is a link, in this tab unless it leads away', () => {
  const { container } = renderInShadow(
    <>
      <LinkButton href="tel:+441914980100" variant="primary">
        Call Now
      </LinkButton>
      <LinkButton href="https://quotes.example/" variant="secondary" external>
        Saved quote
      </LinkButton>
    </>,
  );
  const call = within(container).getByRole<HTMLAnchorElement>('link', { name: 'Call Now' });
  const saved = within(container).getByRole<HTMLAnchorElement>('link', { name: 'Saved quote' });
  expect(call.target).toBe('');
  expect(saved.target).toBe('_blank');
  expect(saved.rel).toBe('noopener');
});
