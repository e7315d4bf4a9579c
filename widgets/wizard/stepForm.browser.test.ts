import { expect, it } from 'vitest';
import { valueOfControl } from './stepForm.ts';

const control = (markup: string): Element | null => {
  const place = document.createElement('div');
  place.innerHTML = markup;
  return place.firstElementChild;
};

it.each([
  ['text', '<input value="NE1 4ST">', false, 'NE1 4ST'],
  ['a number', '<input type="number" value="4">', true, 4],
  ['a number that is not read as one', '<input type="number" value="4">', false, '4'],
  ['an empty number box', '<input type="number" value="">', true, Number.NaN],
  ['a checkbox that is on', '<input type="checkbox" value="yes" checked>', false, true],
  ['a checkbox that is off', '<input type="checkbox" value="yes">', false, false],
  ['a radio', '<input type="radio" value="Flat" checked>', false, 'Flat'],
  ['a list', '<select><option>a</option><option selected>b</option></select>', false, 'b'],
  ['several lines', '<textarea>one\ntwo</textarea>', false, 'one\ntwo'],
  ['what is no control', '<p>x</p>', false, undefined],
])('the value of %s', (_what, markup, isNumber, value) => {
  expect(valueOfControl(control(markup), isNumber)).toBe(value);
});
