import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { Figure } from './Figure.tsx';

it('prints digits that line up', () => {
  const { container } = renderInShadow(<Figure label="Total cost" value="£3,297" emphasis />);
  expect(getComputedStyle(within(container).getByText('£3,297')).fontVariantNumeric).toContain('tabular-nums');
});

it.each([160, 240, 320, 480])('begins and ends no line of what is had for it with a dot, at %i px', (width) => {
  const { container } = renderInShadow(
    <div style={{ width }}>
      <Figure label="Total cost" value="£799" about="25 panels · fitted price · VAT would add £1,605" emphasis />
    </div>,
  );
  const about = within(container).getByText('fitted price').closest('p');
  if (!about) throw new Error('expected what is had for it');
  expect(about.textContent).toBe('25 panels · fitted price · VAT would add £1,605');
  for (const part of [...about.querySelectorAll('span > span:has(span)')].slice(1)) {
    const before = part.previousElementSibling?.getBoundingClientRect();
    const dot = part.firstElementChild?.getBoundingClientRect();
    const { left } = about.getBoundingClientRect();
    const isFirstOfLine = dot && before && dot.top >= before.bottom;
    if (isFirstOfLine) expect(dot.right).toBeLessThanOrEqual(left + 0.5);
    else expect(dot?.left).toBeGreaterThan(left);
  }
});
