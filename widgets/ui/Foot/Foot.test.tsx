import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { Foot } from './Foot.tsx';

const show = (width: number, proof?: readonly string[]) =>
  renderInShadow(
    <Foot name="Staithes Energy" about="Home and business energy, Newcastle" proof={proof}>
      <a href="tel:+441914980100">0191 498 0100</a>
      <a href="/privacy-policy">Privacy</a>
    </Foot>,
    { width },
  ).container;

it('is a line where there is room, and three at most where there is little', () => {
  expect(show(640).querySelector('[part=foot]')?.clientHeight).toBeLessThanOrEqual(21 + 24);
  expect(show(288).querySelector('[part=foot]')?.clientHeight).toBeLessThanOrEqual(3 * 21 + 4 + 24);
});

it('has links of the height of a thumb that do not make its line higher', () => {
  for (const link of within(show(640)).getAllByRole('link')) {
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  }
});

it('shows certificates, and no room for them where there are none', () => {
  expect(within(show(1000, ['MCS NAP/12345', 'ICO ZA1'])).getByText('MCS NAP/12345 · ICO ZA1')).toBeDefined();
  expect(show(1000).querySelectorAll('[part=foot] > span')).toHaveLength(2);
});
