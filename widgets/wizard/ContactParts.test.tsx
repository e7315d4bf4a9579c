import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ErrorSummary } from '../ui/ErrorSummary/ErrorSummary.tsx';
import { TextField } from '../ui/TextField/TextField.tsx';
import { exampleField } from '../workbench/example.ts';
import { renderInShadow } from '../workbench/renderInShadow.tsx';
import { MoreDetails } from './ContactParts.tsx';
import type { StepForm } from './stepForm.ts';

type Answers = { readonly notes: string; readonly bedrooms: string };

const formWith = (values: Partial<Answers>, wrong?: string): StepForm<Answers> => ({
  values: { notes: '', bedrooms: '3', ...values },
  field: (name) => exampleField(name),
  set: () => undefined,
  messageOf: (name) => (name === wrong ? 'Shorten this' : undefined),
});

const details = (form: StepForm<Answers>) => (
  <MoreDetails form={form} names={['notes', 'bedrooms']} defaults={{ bedrooms: '3' }}>
    <TextField field={form.field('notes')} label="Notes" defaultValue={form.values.notes} />
  </MoreDetails>
);

const isShown = (container: HTMLElement): boolean =>
  within(container).getByLabelText('Notes').checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });

it.each([
  ['nothing is answered', {}, undefined, false],
  ['one is answered', { notes: 'Ring twice' }, undefined, true],
  ['one is not what it started with', { bedrooms: '4' }, undefined, true],
  ['one is wrong', {}, 'notes', true],
] as const)('when %s: open is %s', (_when, values, wrong, open) => {
  const { container } = renderInShadow(details(formWith(values, wrong)));
  expect(isShown(container)).toBe(open);
});

it('keeps folded answers in the form: they are sent all the same', () => {
  const { container } = renderInShadow(<form>{details(formWith({}))}</form>);
  expect(container.querySelector('form')?.elements.namedItem('notes')).not.toBeNull();
});

it('opens for the error that leads into it, also when a visitor has closed it', async () => {
  const { container } = renderInShadow(
    <>
      <ErrorSummary heading="There's a problem" items={[{ name: 'notes', message: 'Shorten this' }]} />
      {details(formWith({}, 'notes'))}
    </>,
  );
  await userEvent.click(within(container).getByText('Add details (optional)'));
  expect(isShown(container)).toBe(false);
  await userEvent.click(within(container).getByRole('button', { name: 'Shorten this' }));
  const root = container.getRootNode();
  await expect.poll(() => root instanceof ShadowRoot && root.activeElement?.getAttribute('name')).toBe('notes');
  expect(isShown(container)).toBe(true);
});
