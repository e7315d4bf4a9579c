import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type AttributeKind, type ElementDefinition, oneOf, text } from '../../../widgets/runtime/attributes.ts';
import { readControls } from '../../../widgets/runtime/autofill.ts';
import { useHost } from '../../../widgets/runtime/host.ts';
import { box } from './fixture.css.ts';

export interface FixtureValues {
  customerType: 'home' | 'business';
  postcode: string;
  compact: boolean;
  options: readonly string[];
}

const flag: AttributeKind<boolean> = { parse: (raw) => raw !== 'false', expected: 'true, false or nothing' };

const words: AttributeKind<readonly string[]> = {
  parse(raw) {
    const list: unknown = JSON.parse(raw);
    return Array.isArray(list) ? list.map(String) : undefined;
  },
  expected: 'a JSON list of words',
};

interface Answers {
  firstName: string;
  customerType: string;
  propertyType: string;
  updates: boolean;
}

const initial: Answers = { firstName: '', customerType: 'home', propertyType: 'Flat', updates: false };

/** Props of a radio that a server can render too: react-hook-form sets `checked` in the browser only. */
const choice = (value: string) => ({ type: 'radio', value, defaultChecked: value === initial.customerType });

/** A small form with what the runtime has to cope with: text, radios, a list, a box, ids, events, an error. */
function Fixture({ values }: { values: Partial<FixtureValues> }) {
  const host = useHost();
  const id = useId();
  const { register, handleSubmit } = useForm<Answers>({ defaultValues: initial });
  const [sent, setSent] = useState('');
  const [isBroken, setBroken] = useState(false);
  if (isBroken || values.postcode === 'BROKEN') throw new Error('broken on purpose');
  const send = handleSubmit((answers) => {
    setSent(JSON.stringify(answers));
    host.emit('quote-submitted', { type: 'fixture' });
  });
  return (
    <form
      className={box}
      onSubmit={(event) => {
        event.preventDefault();
        readControls(event.currentTarget);
        send().catch(console.error);
      }}
    >
      <h2>Fixture</h2>
      <label htmlFor={id}>First name</label>
      <input id={id} autoComplete="given-name" {...register('firstName')} defaultValue={initial.firstName} />
      <input {...register('customerType')} {...choice('home')} aria-label="Home" />
      <input {...register('customerType')} {...choice('business')} aria-label="Business" />
      <select {...register('propertyType')} defaultValue={initial.propertyType} aria-label="Property">
        <option value="Detached">Detached</option>
        <option value="Flat">Flat</option>
      </select>
      <input type="checkbox" {...register('updates')} aria-label="Updates" />
      <input type="number" name="rooms" defaultValue={3} aria-label="Rooms" />
      <button type="submit">Send</button>
      <button type="button" onClick={() => host.emit('quote-step', { step: 2, of: 2, name: 'Two' })}>
        Next
      </button>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
      <output>{JSON.stringify(values)}</output>
      <p>{sent}</p>
    </form>
  );
}

/** A definition under a tag of its own: a tag can be defined only once on a page. */
export const fixtureDefinition = (tag: `${string}-${string}`): ElementDefinition<FixtureValues> => ({
  tag,
  attributes: { customerType: oneOf(['home', 'business']), postcode: text(20), compact: flag, options: words },
  Component: Fixture,
});
