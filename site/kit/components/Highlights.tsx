import type { FunctionComponent } from 'react';
import { slugOf } from '../../markdown/markdown.ts';
import * as styles from './Highlights.css.ts';
import type { TitledText } from './NextSteps.tsx';

interface Highlight extends TitledText {
  readonly Picture: FunctionComponent;
}

export interface HighlightsContent {
  readonly heading: string;
  readonly items: readonly Highlight[];
}

/** Class names of a list with pictures. */
interface ListClasses {
  readonly items: string;
  readonly item: string;
  readonly picture: string;
  readonly title: string;
  readonly text: string;
}

/** Things with a drawing, a title and a sentence each. */
export const PicturedList = ({
  items,
  classes,
}: Pick<HighlightsContent, 'items'> & { readonly classes: ListClasses }) => (
  <ul className={classes.items}>
    {items.map(({ title, text, Picture }) => (
      <li key={title} className={classes.item}>
        <div className={classes.picture}>
          <Picture />
        </div>
        <h3 className={classes.title}>{title}</h3>
        <p className={classes.text}>{text}</p>
      </li>
    ))}
  </ul>
);

/** Three things side by side, each with a drawing: what a visitor gets. */
export const Highlights = ({ heading, items }: HighlightsContent) => (
  <section className={styles.section} aria-labelledby={slugOf(heading)}>
    <h2 className={styles.heading} id={slugOf(heading)}>
      {heading}
    </h2>
    <PicturedList items={items} classes={styles} />
  </section>
);
