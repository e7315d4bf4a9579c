import type { ReactNode, Ref } from 'react';
import * as styles from './Layout.css.ts';

interface Children {
  readonly children: ReactNode;
}

interface StackProps extends Children {
  /** Default "lg": between the questions of a step. "md": of a step with many. "sm": between things that belong together. */
  readonly gap?: 'sm' | 'md' | 'lg' | undefined;
}

/** One below the other. */
export const Stack = ({ gap = 'lg', children }: StackProps) => <div className={styles.stack[gap]}>{children}</div>;

/** Side by side where the tag is wide enough: as many as fit, each at least 240 px. */
export const Columns = ({ children }: Children) => <div className={styles.columns}>{children}</div>;

/** Two short answers side by side, in a narrow tag too; one below the other where even they would not fit. */
export const Pair = ({ children }: Children) => <div className={styles.pair}>{children}</div>;

/** Short things in a row, as many as fit. */
export const Row = ({ children }: Children) => <div className={styles.row}>{children}</div>;

/** Main column and a summary beside it; below it in a narrow tag. */
export const Split = ({ aside, children }: Children & { readonly aside: ReactNode }) => (
  <div className={styles.split}>
    <div className={styles.stack.lg}>{children}</div>
    <div className={styles.aside}>{aside}</div>
  </div>
);

/** A row of buttons; the primary one grows in a narrow tag. Put it last: Back comes first in reading order. */
export const Actions = ({ children }: Children) => <div className={styles.actions}>{children}</div>;

/** Small figures in two columns; in one where two would not fit. */
export const Figures = ({ children }: Children) => <div className={styles.figures}>{children}</div>;

/** Two pairs of quiet buttons: all in a row, the pairs one below the other, or every button on its own. */
export const ButtonPairs = ({ pairs }: { readonly pairs: readonly ReactNode[] }) => (
  <div className={styles.buttonPairs}>
    {pairs.map((pair, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the pairs stay as they are
      <div key={index} className={styles.buttonPair}>
        {pair}
      </div>
    ))}
  </div>
);

interface FrameProps extends Children {
  readonly heading: ReactNode;
  readonly intro?: string | undefined;
  readonly progress?: ReactNode;
  /** A scene beside the heading. */
  readonly picture?: ReactNode;
  /** Who speaks, below the step. */
  readonly foot?: ReactNode;
  /** Takes the focus after a step change. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** The first step: what its head says may be said by the page around the tag. */
  readonly isFirst?: boolean;
}

/** The widget's own sheet of paper: a sunrise head with heading, scene and progress, and the step below. */
export const Frame = ({ heading, intro, progress, picture, headingRef, foot, isFirst, children }: FrameProps) => (
  <div className={styles.frame} part="frame">
    {/* Not a <header>: the page's own is its only banner. */}
    <div
      className={`${picture ? styles.headWithPicture : styles.head}${isFirst ? ` ${styles.opening}` : ''}`}
      part="head"
    >
      <div className={styles.headWords}>
        <h2 className={styles.heading} ref={headingRef} tabIndex={-1} part="heading">
          {heading}
        </h2>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
      </div>
      {picture ? <div className={styles.picture}>{picture}</div> : null}
    </div>
    <div className={styles.body}>
      {progress}
      {children}
    </div>
    {foot && <div className={styles.foot}>{foot}</div>}
  </div>
);
