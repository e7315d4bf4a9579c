import type { ReactNode } from 'react';
import { CheckIcon } from '../../../widgets/ui/icons/ControlIcons.tsx';
import * as sectionStyles from './section.css.ts';
import * as styles from './Tabs.css.ts';

/** What is included, each with a tick. */
export const Points = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={sectionStyles.points}>
    {items.map((item) => (
      <li key={item} className={sectionStyles.point}>
        <CheckIcon />
        {item}
      </li>
    ))}
  </ul>
);

interface TabItem {
  /** Of the panel: a link to #id shows it. */
  readonly id: string;
  readonly tab: ReactNode;
  readonly panel: ReactNode;
}

interface Props {
  /** What the tabs choose between: "HomeCare plans". */
  readonly label: string;
  readonly variant: keyof typeof styles.variants;
  readonly items: readonly TabItem[];
}

/** Parts of a page of which one is shown at a time. Without JavaScript all of them stand one below the other. */
export const Tabs = ({ label, variant, items }: Props) => (
  <div className={styles.variants[variant]} data-behaviour="tabs">
    <div className={styles.list} data-tab-list={label}>
      {items.map(({ id, tab }) => (
        <a key={id} className={styles.tab} href={`#${id}`}>
          {tab}
        </a>
      ))}
    </div>
    <div className={styles.panels}>
      {items.map(({ id, panel }) => (
        <div key={id} className={styles.panel} id={id}>
          {panel}
        </div>
      ))}
    </div>
  </div>
);
