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
interface ListLook {
  readonly items: string;
  readonly item: string;
  readonly picture: string;
  readonly title: string;
  readonly text: string;
}

/** Things with a drawing, a title and a sentence each. */
export const PicturedList = ({ items, look }: Pick<HighlightsContent, 'items'> & { readonly look: ListLook }) => (
  <ul className={look.items}>
    {items.map(({ title, text, Picture }) => (
      <li key={title} className={look.item}>
        <div className={look.picture}>
          <Picture />
        </div>
        <h3 className={look.title}>{title}</h3>
        <p className={look.text}>{text}</p>
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
    <PicturedList items={items} look={styles} />
  </section>
);
