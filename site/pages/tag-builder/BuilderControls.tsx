import type { ReactNode } from 'react';
import { attributeLimits } from '#contract/common/limits.ts';
import type { TagName } from '#contract/tags.ts';
import * as styles from './BuilderForm.css.ts';
import type { ListField } from './fields.ts';
import type { Way } from './markup.ts';

/** What is chosen before anybody chooses. */
const FIRST_TAG: TagName = 'solar-quote';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** Tags that have it; all when left out. */
  readonly tags?: readonly TagName[];
  /** Ways into a page that have no use for it. */
  readonly notBy?: readonly Way[];
  readonly children: ReactNode;
}

/** A control with its label. */
export const Field = ({ id, label, hint, tags, notBy, children }: FieldProps) => (
  <div
    className={styles.field}
    data-for={tags?.join(' ')}
    data-not-by={notBy?.join(' ')}
    hidden={tags?.includes(FIRST_TAG) === false}
  >
    <label className={styles.label} htmlFor={id}>
      {label}
    </label>
    {children}
    {hint !== undefined && (
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </div>
);

/** An entry of a list. */
export interface Option {
  readonly value: string;
  readonly text: string;
}

interface SelectProps {
  readonly id: string;
  readonly name: string;
  readonly options: readonly Option[];
}

/** A list to choose from. */
export const Select = ({ id, name, options }: SelectProps) => (
  <select className={styles.control} id={id} name={name}>
    {options.map(({ value, text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </select>
);

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ');

/** A list of a tag, where the visitor may be left to choose. */
export const List = ({ tag, attribute, label, words }: ListField) => (
  <Field id={`${tag}-${attribute}`} label={label} tags={[tag]}>
    <Select
      id={`${tag}-${attribute}`}
      name={attribute}
      options={[
        { value: '', text: 'Visitor chooses' },
        ...words.map((word) => ({ value: word, text: sentence(word) })),
      ]}
    />
  </Field>
);

interface TextProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly maxLength?: number;
  readonly tags?: readonly TagName[];
  readonly notBy?: readonly Way[];
}

/** A line of text that may stay empty. */
export const Text = ({ name, label, hint, maxLength = attributeLimits.key, tags, notBy }: TextProps) => (
  <Field id={`builder-${name}`} label={label} hint={hint} {...(tags && { tags })} {...(notBy && { notBy })}>
    <input
      className={styles.control}
      id={`builder-${name}`}
      name={name}
      maxLength={maxLength}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      aria-describedby={`builder-${name}-hint`}
    />
  </Field>
);

interface MoreProps {
  readonly summary: string;
  readonly children: ReactNode;
}

/** What few partners need, folded away; the script opens it where something in it is filled. */
export const More = ({ summary, children }: MoreProps) => (
  <details className={styles.more}>
    <summary className={styles.moreSummary}>{summary}</summary>
    <div className={styles.moreFields}>{children}</div>
  </details>
);

interface GroupProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** A step of the form. */
export const Group = ({ number, title, children }: GroupProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      {title}
    </legend>
    <div className={styles.fields}>{children}</div>
  </fieldset>
);
