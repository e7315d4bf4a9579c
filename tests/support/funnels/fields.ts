import { expect, type Locator } from '@playwright/test';

/** A value as a field holds it: text, the text of a number, or whether a box is ticked. */
export type FieldValue = string | boolean;

/** The controls of a field, by its name in the specification; several for radio buttons. */
export const named = (tag: Locator, name: string): Locator => tag.locator(`form [name="${name}"]`);

/** Opens what a field is folded away in, as a visitor would: by its summary. */
export async function unfoldField(control: Locator): Promise<void> {
  const summary = await control.evaluateHandle(
    (node) => node.closest('details:not([open])')?.querySelector('summary') ?? null,
  );
  await summary.asElement()?.click();
}

const kindOf = (control: Locator): Promise<string> =>
  control.evaluate((node) => (node instanceof HTMLInputElement ? node.type : node.localName));

/** Answers a field, whatever its kind. An empty text leaves radio buttons alone: they cannot be emptied again. */
export async function answer(tag: Locator, name: string, value: FieldValue): Promise<void> {
  const controls = named(tag, name);
  const kind = await kindOf(controls.first());
  await unfoldField(controls.first());
  if (kind === 'radio') {
    if (value === '') return;
    // The card of a radio is its label and lies above it.
    await controls.and(tag.locator(`[value="${value}"]`)).evaluate((node: HTMLInputElement) => node.click());
    await expect(controls.and(tag.locator(`[value="${value}"]`))).toBeChecked();
    return;
  }
  if (kind === 'checkbox') return controls.first().setChecked(value === true);
  if (kind === 'select') return void (await controls.first().selectOption(String(value)));
  return controls.first().fill(String(value));
}

/** What a field holds now; the value of the chosen one for radio buttons. */
export async function valueIn(tag: Locator, name: string): Promise<FieldValue> {
  const controls = named(tag, name);
  const kind = await kindOf(controls.first());
  if (kind === 'checkbox') return controls.first().isChecked();
  if (kind !== 'radio') return controls.first().inputValue();
  return controls.evaluateAll((nodes: HTMLInputElement[]) => nodes.find(({ checked }) => checked)?.value ?? '');
}

/** The name of the field that has the focus in a tag. */
export const focusedName = (tag: Locator): Promise<string | null> =>
  tag.evaluate((element) => element.shadowRoot?.activeElement?.getAttribute('name') ?? null);
