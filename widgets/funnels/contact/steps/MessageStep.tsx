import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx';
import { Columns } from '../../../ui/Layout/Layout.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { optional } from '../../../wizard/copy.ts';
import { EmailField } from '../../../wizard/EmailField.tsx';
import { PageLink } from '../../../wizard/PageLink.tsx';
import { type StepProps, textProps } from '../../../wizard/stepForm.ts';
import { message as copy } from '../copy.ts';
import type { ContactValues } from '../state.ts';

/** Taller than the 150 px that the site specification asks for. */
const MESSAGE_ROWS = 6;

/** The whole form. */
export function MessageStep({ form }: StepProps<ContactValues>) {
  const { consent, fields } = copy;
  return (
    <>
      <Columns>
        <TextField {...textProps(form, 'name', fields.name)} autoComplete="name" autoCapitalize="words" />
        <EmailField form={form} name="email" texts={textProps(form, 'email', fields.email)} />
      </Columns>
      <Columns>
        <TextField
          {...textProps(form, 'phone', { ...fields.phone, isOptional: true })}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <Select
          field={form.field('subject')}
          label={copy.subject.label}
          optionalText={optional}
          placeholder={copy.subject.placeholder}
          options={copy.subject.options}
          defaultValue={form.values.subject}
          error={form.messageOf('subject')}
        />
      </Columns>
      <TextArea {...textProps(form, 'message', fields.message)} rows={MESSAGE_ROWS} isMessage />
      <Checkbox
        field={form.field('privacyConsent')}
        label={
          <>
            {consent.before}
            <PageLink path={consent.link.path}>{consent.link.text}</PageLink>
            {consent.after}
          </>
        }
        required
        defaultChecked={form.values.privacyConsent}
        error={form.messageOf('privacyConsent')}
      />
    </>
  );
}
