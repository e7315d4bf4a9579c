import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { Notice } from './Notice.tsx';

it('shows its tone by a picture, not by colour alone', () => {
  const pathOf = (tone: 'info' | 'danger') =>
    renderInShadow(<Notice tone={tone}>Text</Notice>)
      .container.querySelector('path')
      ?.getAttribute('d');
  expect(pathOf('info')).not.toBe(pathOf('danger'));
});

it('has a title when given', () => {
  const { container } = renderInShadow(<Notice title="About 10 panels">Text</Notice>);
  expect(within(container).getByText('About 10 panels')).toBeTruthy();
});
