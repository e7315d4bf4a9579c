import { company } from '#contract/common/company.ts';
import { ENQUIRY_PATH } from '#contract/common/enquiry.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { isFormTag, type FormTag, type TagName } from '#contract/tags.ts';
import type { TagAttributes } from '../../document/quoteTag.ts';
import * as styles from './QuoteForm.css.ts';

/** Where the form is, on pages whose links lead to it. */
export const FORM_ID = 'quote';

/** In place of a tag when its script does not arrive, or when there is no JavaScript at all. */
export interface WithoutScript {
  /** Subject of the mail that a visitor writes instead: "Solar quote". */
  readonly subject: string;
  /** What could be asked by phone or mail: "work out your quote". */
  readonly weCan: string;
  /** What we need to know for that. */
  readonly tellUs: string;
}

interface Props extends WithoutScript {
  readonly tag: TagName;
  /** What the page knows already: set on the tag, and in its prerendered first step. */
  readonly attributes?: TagAttributes;
}

const mailLink = (subject: string): string => `mailto:${company.email}?subject=${encodeURIComponent(subject)}`;

/** Shown when the tag has not rendered: the script did not arrive, or it failed. */
const Fallback = ({ subject, weCan, tellUs }: WithoutScript) => (
  <div className={styles.fallback}>
    <p>This form hasn't loaded. We're happy to {weCan} by phone or email instead:</p>
    <ul className={styles.ways}>
      <li>
        <a href={telephoneLink(company.phone)}>{company.phone}</a>, {company.openingHours.text}
      </li>
      <li>
        <a href={mailLink(subject)}>{company.email}</a>
      </li>
      <li>
        <a href={ENQUIRY_PATH}>A plain form</a>, which needs no script
      </li>
    </ul>
    <p>{tellUs}</p>
  </div>
);

/** These ask everything in their only step: without a script they lack a button and nothing else. */
export type WholeForm = Extract<FormTag, 'contact-form' | 'newsletter-signup'>;
const WHOLE_FORMS: Readonly<Record<WholeForm, true>> = { 'contact-form': true, 'newsletter-signup': true };

function withoutScript(tag: TagName): string {
  if (!isFormTag(tag)) return 'JavaScript is off, and this needs it.';
  const more = Object.hasOwn(WHOLE_FORMS, tag) ? '' : ". Send us what you can and we'll work out the rest";
  return `JavaScript is off, but you can still use this form${more}.`;
}

/** A quote tag on a page of ours, with what is left of it without JavaScript. */
export const QuoteForm = ({ tag: Tag, attributes, ...words }: Props) => (
  <div className={styles.form}>
    <noscript>
      <p className={styles.noScript}>
        {withoutScript(Tag)} Or call <a href={telephoneLink(company.phone)}>{company.phone}</a> or email{' '}
        <a href={mailLink(words.subject)}>{company.email}</a>.
      </p>
    </noscript>
    <Tag theme="auto" {...attributes}>
      <Fallback {...words} />
    </Tag>
  </div>
);
