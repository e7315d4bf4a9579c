import { covers } from '../illustrations/covers/covers.ts';
import type { CoverName } from '../library/blog.ts';
import * as styles from './Cover.css.ts';

/** The drawing of an article in its frame. Decoration: the title beside it says what the article is about. */
export const Cover = ({ name }: { readonly name: CoverName }) => {
  const Drawing = covers[name];
  return (
    <div className={styles.frame}>
      <Drawing />
    </div>
  );
};
