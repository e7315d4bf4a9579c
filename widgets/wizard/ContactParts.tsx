import { useRef, type ReactNode } from 'react';
import { accreditations, accreditationWords } from '#contract/common/identity.ts';
import { phoneProblem } from '#contract/common/phone.ts';
import { Disclosure } from '../ui/Disclosure/Disclosure.tsx';
import { TextField } from '../ui/TextField/TextField.tsx';
import * as styles from './ContactParts.css.ts';
import { useSlip } from './EmailField.tsx';
import * as copy from './laterCopy.ts';
import { PageLink } from './PageLink.tsx';
import * as slipStyles from './SlipHint.css.ts';
import type { StepForm, textProps } from './stepForm.ts';

interface DataNoticeProps {
  /** Where a form says something else than what happens with a quote. */
  readonly text?: string;
  readonly held?: typeof accreditations;
}

/** Who asks, what for, for how long, and where to read more: before the first field that asks for a person. */
export function DataNotice({ text = copy.notice, held = accreditations }: DataNoticeProps) {
  const proof = accreditationWords(held);
  return (
    <p className={styles.notice}>
      {text} <PageLink path={copy.privacy.path}>{copy.privacy.text}</PageLink>
      {proof.length > 0 && <span className={styles.proof}>{proof.join(' · ')}</span>}
    </p>
  );
}

interface MoreDetailsProps<Name extends string> {
  readonly form: StepForm<Readonly<Record<NoInfer<Name>, string>>>;
  /** The fields in it. */
  readonly names: readonly Name[];
  /** What a field starts with; "" unless said. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** Optional fields, folded while nobody has answered one and nothing is wrong with one. */
export function MoreDetails<Name extends string>({ form, names, defaults = {}, children }: MoreDetailsProps<Name>) {
  const isAnswered = names.some((name) => form.values[name] !== (defaults[name] ?? ''));
  const isWrong = names.some((name) => form.messageOf(name) !== undefined);
  // Opened once, it does not close below the fingers of whoever corrects or empties a field.
  const stays = useRef(isAnswered);
  stays.current ||= isWrong;
  return (
    <Disclosure summary={copy.moreDetails} isOpen={stays.current}>
      {children}
    </Disclosure>
  );
}

interface PhoneFieldProps<Name extends string> {
  readonly form: StepForm<Readonly<Record<Name, string>>>;
  readonly name: Name;
  readonly texts: ReturnType<typeof textProps>;
}

/** A telephone number; what is wrong with one is said when the field is left, before anything is sent. */
export function PhoneField<Name extends string>({ form, name, texts }: PhoneFieldProps<Name>) {
  const { field, slip } = useSlip(texts.field, form.values[name], phoneProblem);
  return (
    <div className={slipStyles.cell}>
      <TextField {...texts} field={field} type="tel" inputMode="tel" autoComplete="tel" />
      <div role="status">{slip && slip !== texts.error && <p className={slipStyles.line}>{slip}</p>}</div>
    </div>
  );
}
