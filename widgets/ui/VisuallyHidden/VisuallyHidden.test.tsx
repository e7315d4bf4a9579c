import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

it('is read and not seen', () => {
  const { container } = renderInShadow(<VisuallyHidden>years</VisuallyHidden>);
  const { width, height } = within(container).getByText('years').getBoundingClientRect();
  expect([width, height]).toEqual([1, 1]);
});
