import { cleanup } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { now, renderInTag, testHost } from '../../../tests/support/element/renderWithHost.tsx';
import { useFirstForm } from './useHandover.tsx';

afterEach(cleanup);

const initial = { postcode: '', systemSize: 4, batteryIncluded: false };
const start = () => renderInTag(testHost(), useFirstForm<typeof initial>, initial);

const control = (markup: string): Element | null => {
  const place = document.createElement('div');
  place.innerHTML = markup;
  return place.firstElementChild;
};

it('takes what a visitor answers before the form library is there', () => {
  const { result } = start();
  const told = vi.fn<(value: unknown) => void>();
  now(() => {
    result.current.field('systemSize', { isNumber: true, onChange: told }).onChange({
      target: control('<input type="number" value="7">'),
    });
    result.current.set('postcode', 'NE1 4ST');
  });
  expect(result.current.values).toEqual({ ...initial, systemSize: 7, postcode: 'NE1 4ST' });
  expect(told).toHaveBeenCalledWith(7);
  expect(result.current.messageOf('systemSize')).toBeUndefined();
});

it('follows attributes where nobody answered, and only there', () => {
  const { result, rerender } = start();
  now(() => result.current.set('systemSize', 7));
  rerender({ ...initial, systemSize: 10, batteryIncluded: true });
  expect(result.current.values).toEqual({ ...initial, systemSize: 7, batteryIncluded: true });
  rerender({ ...initial, systemSize: 10, batteryIncluded: false });
  expect(result.current.values.batteryIncluded).toBe(false);
});

it('does not take a render with the same values for a change', () => {
  const { result, rerender } = start();
  now(() => result.current.set('postcode', 'NE1 4ST'));
  rerender({ ...initial });
  expect(result.current.values.postcode).toBe('NE1 4ST');
});
