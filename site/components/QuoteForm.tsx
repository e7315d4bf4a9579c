import { company, telephoneLink } from '#contract/common/company.ts';
import type { QuoteTag } from '../quoteTag.ts';
import * as styles from './QuoteForm.css.ts';

/** What stands where a tag stands when its script does not arrive, or when there is no JavaScript at all. */
export interface WithoutScript {
  /** Subject of the mail that a visitor writes instead: "Solar quote". */
  readonly subject: string;
  /** What could be asked by phone or mail: "work out your quote". */
  readonly weCan: string;
  /** What we need to know for that. */
  readonly tellUs: string;
}

interface Props extends WithoutScript {
  readonly tag: QuoteTag;
}

const mailLink = (subject: string): string => `mailto:${company.email}?subject=${encodeURIComponent(subject)}`;

/** Shown when the tag has not rendered: the script did not arrive, or it failed. */
const Fallback = ({ subject, weCan, tellUs }: WithoutScript) => (
  <div className={styles.fallback}>
    <p>This form has not started. We are happy to {weCan} by phone or email instead:</p>
    <ul className={styles.ways}>
      <li>
        <a href={telephoneLink(company.phone)}>{company.phone}</a>, {company.openingHours.text}
      </li>
      <li>
        <a href={mailLink(subject)}>{company.email}</a>
      </li>
    </ul>
    <p>{tellUs}</p>
  </div>
);

/** A quote tag on a page of ours, with what is left of it without JavaScript. */
export const QuoteForm = ({ tag: Tag, ...words }: Props) => (
  <div className={styles.form}>
    <noscript>
      <p className={styles.noScript}>
        This form needs JavaScript. Without it, ring <a href={telephoneLink(company.phone)}>{company.phone}</a> or write
        to <a href={mailLink(words.subject)}>{company.email}</a>.
      </p>
    </noscript>
    <Tag theme="auto">
      <Fallback {...words} />
    </Tag>
  </div>
);
