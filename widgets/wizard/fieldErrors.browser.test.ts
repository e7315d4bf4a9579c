import { describe, expect, it } from 'vitest';
import { controlOf, fieldOfProblem, inFieldOrder } from './fieldErrors.ts';

function formOf(markup: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = markup;
  return form;
}

const form = formOf(
  '<input name="firstName"><fieldset name="group"><input type="radio" name="roof" value="a"><input type="radio" name="roof" value="b" checked></fieldset><input name="email"><button></button>',
);
const errors = ['email', 'systemSize', 'roof', 'firstName'].map((name) => ({ name, message: `wrong ${name}` }));

describe('errors', () => {
  it('stand in the order of the fields, those of other steps last', () => {
    expect(inFieldOrder(errors, form).map(({ name }) => name)).toEqual(['firstName', 'roof', 'email', 'systemSize']);
  });

  it('keep their order where there is no form', () => {
    expect(inFieldOrder(errors, null)).toEqual(errors);
  });

  it('of the server name fields as the form does', () => {
    expect(fieldOfProblem({ path: 'quoteData.customerInfo.email', message: 'm' })).toEqual({
      name: 'email',
      message: 'm',
    });
    expect(fieldOfProblem({ path: 'type', message: 'm' }).name).toBe('type');
  });
});

describe('the control to focus', () => {
  it('is the field itself, of radios the chosen one', () => {
    expect(controlOf(form, 'email')?.getAttribute('name')).toBe('email');
    expect(controlOf(form, 'roof')?.getAttribute('value')).toBe('b');
  });

  it('is the first radio where none is chosen, and nothing for a field of another step', () => {
    const radios = formOf('<input type="radio" name="roof" value="a"><input type="radio" name="roof" value="b">');
    expect(controlOf(radios, 'roof')?.getAttribute('value')).toBe('a');
    expect(controlOf(radios, 'email')).toBeUndefined();
  });
});
