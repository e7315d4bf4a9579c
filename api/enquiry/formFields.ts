import { html, type Html } from '../documents/html.ts';

/** A field of a form that the server writes. */
export interface FormField {
  readonly name: string;
  readonly label: string | Html;
  readonly value: string;
  /** What is wrong with it. */
  readonly message?: string | undefined;
  readonly isOptional?: boolean;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autocomplete?: string;
  /** Default: one line of text, of the kind that `type` says. */
  readonly control?: 'text' | 'textarea' | 'checkbox' | 'select';
  /** Of a select: value and text. */
  readonly options?: readonly (readonly [value: string, text: string])[];
}

const idOf = ({ name }: FormField): string => `field-${name}`;
const errorIdOf = ({ name }: FormField): string => `error-${name}`;

const messageLine = (field: FormField): Html =>
  html`${field.message && html`<p data-part="error" id="${errorIdOf(field)}">${field.message}</p>`}`;

const marks = (field: FormField): Html =>
  html`${!field.isOptional && html` required`}${
    field.message && html` aria-invalid="true" aria-describedby="${errorIdOf(field)}"`
  }`;

const optionList = ({ options = [], value }: FormField): readonly Html[] =>
  options.map(([key, text]) => html`<option value="${key}" ${key === value && html`selected`}>${text}</option>`);

const CAPITALS: Readonly<Record<string, string>> = { name: 'words', email: 'none' };

// Names and addresses go to no spelling service; what is one line is no word of a dictionary either.
const typing = ({ autocomplete = '' }: FormField): Html =>
  html`${CAPITALS[autocomplete] !== undefined && html`autocapitalize="${CAPITALS[autocomplete]}"`} autocorrect="off"
  spellcheck="false"`;

function controlMarkup(field: FormField): Html {
  const { name, value, type = 'text', autocomplete, control } = field;
  if (control === 'textarea')
    return html`<textarea id="${idOf(field)}" name="${name}" rows="6" spellcheck="false" ${marks(field)}>
${value}</textarea>`;
  if (control === 'select')
    return html`<select id="${idOf(field)}" name="${name}" ${marks(field)}>
      ${optionList(field)}
    </select>`;
  return html`<input
    id="${idOf(field)}"
    name="${name}"
    type="${type}"
    value="${value}"
    ${autocomplete !== undefined && html`autocomplete="${autocomplete}"`}
    ${typing(field)}
    ${marks(field)}
  />`;
}

const checkboxMarkup = (field: FormField): Html =>
  html`<div data-part="tick">
    ${messageLine(field)}
    <input
      id="${idOf(field)}"
      name="${field.name}"
      type="checkbox"
      value="true"
      ${field.value !== '' && html`checked`}${marks(field)}
    />
    <label for="${idOf(field)}">${field.label}</label>
  </div>`;

/** Label, message and control, tied together. */
export const fieldMarkup = (field: FormField): Html =>
  field.control === 'checkbox'
    ? checkboxMarkup(field)
    : html`<div data-part="field">
        <label for="${idOf(field)}">${field.label}${field.isOptional && html` <small>(optional)</small>`}</label>
        ${messageLine(field)} ${controlMarkup(field)}
      </div>`;

/** Everything that is wrong, at the top, each a link to its field; nothing while nothing is wrong. */
export function errorSummary(fields: readonly FormField[]): Html {
  const wrong = fields.filter(({ message }) => message);
  if (wrong.length === 0) return html``;
  return html`<div data-part="summary" role="alert" aria-labelledby="problem">
    <h2 id="problem">There’s a problem</h2>
    <ul>
      ${wrong.map((field) => html`<li><a href="#${idOf(field)}">${field.message}</a></li>`)}
    </ul>
  </div>`;
}

export const hiddenField = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;
