import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { Chart, poundsText } from './Chart.tsx';

it('is a figure that its caption names', () => {
  const { container } = renderInShadow(<Chart caption="Where the money goes">words</Chart>);
  const figure = within(container).getByRole('figure');
  expect(figure.querySelector('figcaption')?.textContent).toBe('Where the money goes');
  expect(figure.textContent).toContain('words');
});

it('prints whole pounds', () => {
  expect(poundsText(13_096.5)).toBe('£13,097');
});
