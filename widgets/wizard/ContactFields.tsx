import { siteLink, useHost } from '../runtime/host.ts';
import { Checkbox } from '../ui/Checkbox/Checkbox.tsx';
import { FieldGroup } from '../ui/Field/FieldGroup.tsx';
import { Columns, Stack } from '../ui/Layout/Layout.tsx';
import { TextArea } from '../ui/TextArea/TextArea.tsx';
import { TextField } from '../ui/TextField/TextField.tsx';
import * as copy from './laterCopy.ts';
import type { MarketingValues } from './marketing.ts';
import type { StepForm } from './stepForm.ts';
import { textProps } from './textProps.ts';

type TextForm<Name extends string> = StepForm<Readonly<Record<Name, string>>>;

interface PersonFieldsProps {
  readonly form: TextForm<'firstName' | 'lastName' | 'email' | 'phone'>;
  /** Where a funnel says something else than "We send your quote here." */
  readonly hints?: { readonly email?: string; readonly phone?: string };
}

/** First name, last name, e-mail address, phone number. */
export const PersonFields = ({ form, hints }: PersonFieldsProps) => (
  <>
    <Columns>
      <TextField {...textProps(form, 'firstName', copy.fields.firstName)} autoComplete="given-name" />
      <TextField {...textProps(form, 'lastName', copy.fields.lastName)} autoComplete="family-name" />
    </Columns>
    <Columns>
      <TextField
        {...textProps(form, 'email', { ...copy.fields.email, ...(hints?.email && { hint: hints.email }) })}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField
        {...textProps(form, 'phone', { ...copy.fields.phone, ...(hints?.phone && { hint: hints.phone }) })}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </Columns>
  </>
);

interface AddressFieldProps {
  readonly form: TextForm<'address'>;
  readonly hint?: string;
  readonly isOptional?: boolean;
}

/** The whole address in one line. */
export const AddressField = ({ form, hint = copy.fields.address.hint, isOptional = false }: AddressFieldProps) => (
  <TextField
    {...textProps(form, 'address', { ...copy.fields.address, hint, isOptional })}
    autoComplete="address-line1"
  />
);

interface NotesFieldProps {
  readonly form: TextForm<'notes'>;
  readonly hint: string;
}

/** Anything else, in the visitor's own words. */
export const NotesField = ({ form, hint }: NotesFieldProps) => (
  <TextArea {...textProps(form, 'notes', { ...copy.fields.notes, hint, isOptional: true })} />
);

/** The box that the specification names; it is the one for e-mail. */
type NamedBox = 'contactConsent' | 'marketingConsent';
type Boxes<Name extends NamedBox> = MarketingValues & Readonly<Record<Name, boolean>>;

interface MarketingProps<Name extends NamedBox> {
  readonly form: StepForm<Boxes<Name>>;
  readonly name: Name;
}

/** A box for each way of sending offers: one tick never grants another. */
export function MarketingChoices<Name extends NamedBox>({ form, name }: MarketingProps<Name>) {
  const box = (field: keyof Boxes<Name> & string, label: string) => (
    <Checkbox field={form.field(field)} label={label} defaultChecked={form.values[field] === true} />
  );
  return (
    <FieldGroup name="marketing" label={copy.marketing.legend} hint={copy.marketing.hint}>
      <Stack gap="sm">
        {box(name, copy.marketing.byEmail)}
        {box('marketingText', copy.marketing.byText)}
        {box('marketingPhone', copy.marketing.byPhone)}
      </Stack>
    </FieldGroup>
  );
}

interface DataNoticeProps {
  /** Where a form says something else than what happens with a quote. */
  readonly text?: string;
}

/** What happens with the details, and where to read more. */
export function DataNotice({ text = copy.notice }: DataNoticeProps) {
  const host = useHost();
  return (
    <p>
      {text} <a {...siteLink(host, copy.privacy.path)}>{copy.privacy.text}</a>
    </p>
  );
}
