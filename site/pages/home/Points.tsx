import { CheckIcon } from '../../../widgets/ui/icons/ControlIcons.tsx';
import * as styles from './section.css.ts';

/** What is included, each with a tick. */
export const Points = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={styles.points}>
    {items.map((item) => (
      <li key={item} className={styles.point}>
        <CheckIcon />
        {item}
      </li>
    ))}
  </ul>
);
