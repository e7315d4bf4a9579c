import { Checkbox } from '../ui/Checkbox/Checkbox.tsx';
import { FieldGroup } from '../ui/Field/Field.tsx';
import { Columns, Pair, Row } from '../ui/Layout/Layout.tsx';
import { TextArea } from '../ui/TextArea/TextArea.tsx';
import { TextField } from '../ui/TextField/TextField.tsx';
import { PhoneField } from './ContactParts.tsx';
import { optional } from './copy.ts';
import { EmailField } from './EmailField.tsx';
import * as copy from './laterCopy.ts';
import type { MarketingValues } from './marketing.ts';
import { type StepForm, textProps } from './stepForm.ts';

type TextForm<Name extends string> = StepForm<Readonly<Record<Name, string>>>;

interface PersonFieldsProps {
  readonly form: TextForm<'firstName' | 'lastName' | 'email' | 'phone'>;
  /** Where a funnel says something else than "We send your quote here." */
  readonly hints?: { readonly email?: string; readonly phone?: string };
}

/** First name, last name, e-mail address, phone number. */
export const PersonFields = ({ form, hints }: PersonFieldsProps) => (
  <>
    <Pair>
      <TextField {...textProps(form, 'firstName', copy.fields.firstName)} autoComplete="given-name" />
      <TextField {...textProps(form, 'lastName', copy.fields.lastName)} autoComplete="family-name" />
    </Pair>
    <Columns>
      <EmailField
        form={form}
        name="email"
        texts={textProps(form, 'email', { ...copy.fields.email, ...(hints?.email && { hint: hints.email }) })}
      />
      <PhoneField
        form={form}
        name="phone"
        texts={textProps(form, 'phone', { ...copy.fields.phone, ...(hints?.phone && { hint: hints.phone }) })}
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

interface ContactConsentProps {
  readonly form: StepForm<{ readonly contactConsent: boolean }>;
}

/** Contact beyond the answer to the request, which needs nobody's consent: optional, and no word about offers. */
export const ContactConsent = ({ form }: ContactConsentProps) => (
  <Checkbox
    {...copy.contactConsent}
    field={form.field('contactConsent')}
    defaultChecked={form.values.contactConsent}
    error={form.messageOf('contactConsent')}
  />
);

/** The box for offers by e-mail: the EV charger's has the name of the specification. */
type EmailBox = 'marketingEmail' | 'marketingConsent';
type Boxes<Name extends EmailBox> = MarketingValues & Readonly<Record<Name, boolean>>;

interface MarketingProps<Name extends EmailBox> {
  readonly form: StepForm<Boxes<Name>>;
  readonly name: Name;
}

/** A box for each way of sending offers: one tick never grants another. */
export function MarketingChoices<Name extends EmailBox>({ form, name }: MarketingProps<Name>) {
  const box = (field: keyof Boxes<Name> & string, label: string) => (
    <Checkbox field={form.field(field)} label={label} defaultChecked={form.values[field] === true} />
  );
  return (
    <FieldGroup
      name="marketing"
      role="group"
      label={copy.marketing.legend}
      optionalText={optional}
      hint={copy.marketing.hint}
    >
      <Row>
        {box(name, copy.marketing.byEmail)}
        {box('marketingText', copy.marketing.byText)}
        {box('marketingPhone', copy.marketing.byPhone)}
      </Row>
    </FieldGroup>
  );
}
