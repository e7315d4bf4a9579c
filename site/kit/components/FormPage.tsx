import type { ReactNode } from 'react';
import type { TagName } from '#contract/tags.ts';
import * as styles from './FormPage.css.ts';
import { QuoteForm, type WithoutScript } from './QuoteForm.tsx';

interface Props {
  readonly heading: string;
  /** The same for whoever has said in the form that it is for a business. */
  readonly businessHeading?: string | undefined;
  /** One line: what is had for filling it in. */
  readonly lead: string;
  readonly tag: TagName;
  readonly withoutScript: WithoutScript;
  /** Other ways to the same end: beside the form where there is room, else below it. They stay. */
  readonly beside?: ReactNode;
  /** What is worth knowing about the form; it gives way from the second step on. */
  readonly children?: ReactNode;
}

/**
 * A page whose form is what visitors have come for: one heading, one line, and the first question on the first screen. The
 * page says what the tag would say above its steps, so that leaves it out.
 */
export const FormPage = ({ heading, businessHeading, lead, tag, withoutScript, beside, children }: Props) => (
  <div className={styles.place} data-behaviour={children ? 'formPage' : undefined}>
    <div className={styles.intro}>
      <h1
        className={styles.title}
        {...(businessHeading !== undefined && { 'data-home': heading, 'data-business': businessHeading })}
      >
        {heading}
      </h1>
      <p className={styles.lead}>{lead}</p>
    </div>
    <div className={beside ? styles.formWithSide : styles.form}>
      <QuoteForm tag={tag} attributes={{ head: 'none' }} {...withoutScript} />
      {beside}
    </div>
    {children && <div className={styles.below}>{children}</div>}
  </div>
);
