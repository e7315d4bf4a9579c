import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { exampleField } from '../../workbench/example.ts';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { TextArea } from './TextArea.tsx';

it('says in words that it is optional', () => {
  const { container } = renderInShadow(
    <TextArea field={exampleField('notes')} label="Notes" optionalText="optional" />,
  );
  const area = within(container).getByLabelText<HTMLTextAreaElement>('Notes optional');
  expect(area.name).toBe('notes');
  expect(area.required).toBe(false);
});
