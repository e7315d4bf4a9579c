import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { Disclosure } from './Disclosure.tsx';

it('opens by its summary', async () => {
  const { container } = renderInShadow(
    <Disclosure summary="How we worked this out">
      <p>900 kWh a year for each kW.</p>
    </Disclosure>,
  );
  const content = within(container).getByText('900 kWh a year for each kW.');
  expect(content.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })).toBe(false);
  await userEvent.click(within(container).getByText('How we worked this out'));
  expect(content.checkVisibility()).toBe(true);
});
