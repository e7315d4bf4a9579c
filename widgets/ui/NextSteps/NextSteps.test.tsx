import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { NextSteps } from './NextSteps.tsx';

it('is an ordered list', () => {
  const { container } = renderInShadow(
    <NextSteps
      heading="What happens next"
      steps={[
        { title: 'Technical Survey', text: 'We look at your roof.' },
        { title: 'Start Saving', text: 'From the first sunny hour.' },
      ]}
    />,
  );
  expect(within(container).getAllByRole('listitem')).toHaveLength(2);
  expect(within(container).getByRole('heading', { name: 'What happens next' })).toBeTruthy();
});
