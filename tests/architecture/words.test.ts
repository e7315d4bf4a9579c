import { describe, expect, it } from 'vitest';
import { wordsInCopyOnly } from './words.ts';

const step = (jsx: string) => [
  { path: 'widgets/funnels/ev/steps/Charger.tsx', text: `export const Charger = () => ${jsx};` },
];

describe('words outside copy.ts', () => {
  it.each([
    ['text', '<p>Choose one</p>'],
    ['a string', "<p>{'Choose'}</p>"],
    ['a branch', "<p>{isBusy ? 'Sending' : copy.send}</p>"],
    ['a fallback', "<p>{text ?? 'Sending'}</p>"],
    ['a template', '<p>{`From £${price} a month`}</p>'],
    ['a label', '<button aria-label="Close" />'],
    ['a label by expression', "<TextField label={'First name'} />"],
    ['a branch in a label', "<img alt={isOpen ? 'Open' : ''} />"],
    ['a text of a component', '<Stepper decreaseLabel="One less" />'],
  ])('finds %s', (_name, jsx) => {
    expect(wordsInCopyOnly(step(jsx))).toHaveLength(1);
  });

  it.each([
    ['copy', '<p>{copy.title}</p>'],
    ['signs', '<p>£{price} – {total}</p>'],
    ['a variant', '<Button variant="primary" type="submit">{copy.send}</Button>'],
    ['a class by state', "<p className={isOpen ? 'open wide' : 'closed'}>{copy.title}</p>"],
    ['a comparison', "<p>{mode === 'business' && copy.title}</p>"],
    ['a part name', '<input name="firstName" autoComplete="given-name" />'],
  ])('takes %s', (_name, jsx) => {
    expect(wordsInCopyOnly(step(jsx))).toEqual([]);
  });

  it('leaves tests, examples and copy alone', () => {
    const text = 'export const X = () => <p>Choose one</p>;';
    expect(wordsInCopyOnly([{ path: 'widgets/ui/Badge/Badge.examples.tsx', text }])).toEqual([]);
    expect(wordsInCopyOnly([{ path: 'widgets/ui/Badge/Badge.test.tsx', text }])).toEqual([]);
  });
});
