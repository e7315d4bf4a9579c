import { expect, it } from 'vitest';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { examples } from './icons.examples.tsx';

it('are silent, take the colour of the text and lie within their grid', () => {
  const { container } = renderInShadow(examples[0]?.render());
  const icons = [...container.querySelectorAll('svg')];
  expect(icons.length).toBeGreaterThan(15);
  for (const icon of icons) {
    expect(icon.getAttribute('aria-hidden')).toBe('true');
    expect(getComputedStyle(icon).stroke).toBe(getComputedStyle(container).color);
    const { x, y, width, height } = icon.getBBox();
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(1);
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(23);
  }
});
