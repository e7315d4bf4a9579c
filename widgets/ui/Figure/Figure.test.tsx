import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { Figure } from './Figure.tsx';

it('prints digits that line up', () => {
  const { container } = renderInShadow(<Figure label="Total cost" value="£3,297" emphasis />);
  expect(getComputedStyle(within(container).getByText('£3,297')).fontVariantNumeric).toContain('tabular-nums');
});
