import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { FieldGroup } from './Field.tsx';

it('reads the error before the hint', () => {
  const { container } = renderInShadow(
    <FieldGroup name="roofType" label="Roof type" hint="Look up" error="Choose a roof type" required>
      <input type="radio" name="roofType" aria-label="Flat" />
    </FieldGroup>,
  );
  const group = within(container).getByRole('radiogroup', { name: /^Roof type/ });
  expect(group.getAttribute('aria-describedby')).toBe('error-roofType hint-roofType');
  expect(group.getAttribute('aria-required')).toBe('true');
});
