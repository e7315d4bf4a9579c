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
  /** The same at length, below the form. */
  readonly about?: string;
  /** Short ones that the form keeps. */
  readonly promises?: readonly string[];
  /** Other ways to the same end: beside the form where there is room, else below it. They stay. */
  readonly beside?: ReactNode;
  /** What is worth knowing about the form; it gives way from the second step on. */
  readonly children?: ReactNode;
}

/** What we promise about the form, in full: above it there is room for a line. */
const Promises = ({ about, promises }: { readonly about: string; readonly promises: readonly string[] }) => (
  <div className={styles.assurance}>
    <p className={styles.about}>{about}</p>
    <ul className={styles.promises}>
      {promises.map((text) => (
        <li key={text} className={styles.promise}>
          {text}
        </li>
      ))}
    </ul>
  </div>
);

/**
 * A page whose form is what visitors have come for: one heading, one line, and the first question on the first screen. The
 * page says what the tag would say above its steps, so that leaves it out.
 */
export const FormPage = ({
  heading,
  businessHeading,
  lead,
  tag,
  withoutScript,
  about,
  promises = [],
  beside,
  children,
}: Props) => (
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
    {children && (
      <div className={styles.below}>
        {about && <Promises about={about} promises={promises} />}
        {children}
      </div>
    )}
  </div>
);
