import { shownAt } from '../../document/media.ts';
import { Drawing } from '../../drawings/Drawing.tsx';
import { pictureParts, type Picture } from '../../markdown/pictures.ts';
import type { ArticleCover } from './blog.ts';
import * as styles from './Cover.css.ts';

interface CoverProps {
  readonly cover: ArticleCover;
  /** At the top of its page: loaded at once, not when it is scrolled to. */
  readonly isFirst?: boolean;
}

// Half of a wide page, all of a narrow one.
const SIZES = shownAt('desktop', 560);

const Photograph = ({ picture, alt, isFirst }: { picture: Picture; alt: string; isFirst: boolean }) => {
  const { sources, ...image } = pictureParts(picture);
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={SIZES} />
      ))}
      <img
        {...image}
        className={styles.photograph}
        alt={alt}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
};

/** The cover of an article in its frame. A drawing is decoration: the title beside it says what the article is about. */
export const Cover = ({ cover, isFirst = false }: CoverProps) => {
  if ('picture' in cover) {
    return (
      <div className={styles.frame}>
        <Photograph {...cover} isFirst={isFirst} />
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      <Drawing name={cover.drawing} />
    </div>
  );
};
