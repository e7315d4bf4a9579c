import { expect, it } from 'vitest';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { examples } from './illustrations.examples.tsx';

it.each(examples)('$name is a light, silent drawing', ({ render }) => {
  const { container } = renderInShadow(render());
  const drawing = container.querySelector('svg');
  expect(drawing?.getAttribute('aria-hidden')).toBe('true');
  // Without class names, which the build shortens.
  expect(drawing?.outerHTML.replace(/ class="[^"]*"/g, '').length).toBeLessThanOrEqual(1500);
  expect(container.querySelectorAll('[style],[id]')).toHaveLength(0);
});

it('draws in the colours of the theme', () => {
  const lineOf = (theme: 'light' | 'dark') => {
    const drawing = renderInShadow(examples[0]?.render(), { theme }).container.querySelector('svg');
    return drawing && getComputedStyle(drawing).stroke;
  };
  expect(lineOf('light')).not.toBe(lineOf('dark'));
});
