import { cleanup, render } from '@testing-library/preact';
import { useForm, useWatch } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { settle } from '../../../tests/support/element/frames.ts';
import { useAttributesInForce } from './libraryForm.ts';
import { useFirstForm } from './useHandover.tsx';

afterEach(cleanup);

const plain = { postcode: 'NE1 4LP', propertyType: 'Detached' };
const changed = { postcode: 'SR1 3AX', propertyType: 'Flat' };

test('an attribute that changed before the form was there is followed, where nobody answered', async () => {
  const Late = () => {
    const form = useForm({ defaultValues: { ...plain, propertyType: 'Bungalow' } });
    useAttributesInForce(form, changed, plain);
    return <output>{JSON.stringify(useWatch({ control: form.control }))}</output>;
  };
  const { container } = render(<Late />);
  await settle();
  expect(container.textContent).toBe('{"postcode":"SR1 3AX","propertyType":"Bungalow"}');
});

test('the first form tells which values its answers have followed', async () => {
  const seen: string[] = [];
  const First = ({ initial }: { initial: typeof plain }) => {
    const { values, followed } = useFirstForm(initial);
    seen.push(`${values.postcode} after ${followed.postcode}`);
    return null;
  };
  const { rerender } = render(<First initial={plain} />);
  rerender(<First initial={changed} />);
  await settle();
  expect([...new Set(seen)]).toEqual(['NE1 4LP after NE1 4LP', 'SR1 3AX after SR1 3AX']);
});
