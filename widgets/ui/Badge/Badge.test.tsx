import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { Badge } from './Badge.tsx';

it('stays in its line', () => {
  const { container } = renderInShadow(<Badge>Fits your roof</Badge>);
  expect(getComputedStyle(within(container).getByText('Fits your roof')).display).toBe('inline-block');
});
