import { CheckIcon } from '../../../widgets/ui/icons/ControlIcons.tsx';
import * as styles from './TickItems.css.ts';

/** What is included, each with a tick. */
export const TickItems = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item} className={styles.item}>
        <span className={styles.tick}>
          <CheckIcon />
        </span>
        {item}
      </li>
    ))}
  </ul>
);
