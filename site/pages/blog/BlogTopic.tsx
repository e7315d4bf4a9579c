import type { ReactNode } from 'react';
import { HighStreetScene } from '../../../widgets/ui/illustrations/HighStreetScene.tsx';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import * as styles from './Blog.css.ts';
import { BLOG_CRUMB } from './Blog.tsx';
import { BlogSidebar } from './BlogSidebar.tsx';

export type TopicKind = 'category' | 'tag';

const kickers: Readonly<Record<TopicKind, string>> = { category: 'Category', tag: 'Tag' };

/** @param children what was asked for: "the tag “Heat Pumps”" */
export const NoArticles = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.empty}>
    <div className={styles.emptyPicture}>
      <HighStreetScene />
    </div>
    <h2 className={styles.emptyTitle}>No Articles Found</h2>
    <p>No articles were found for {children}. All that we have written so far is one press away.</p>
    <a className={actionLink.sizes.large} href={BLOG_CRUMB.path}>
      Back to Blog
    </a>
  </div>
);

interface Props {
  readonly kind: TopicKind;
  /** Absent = no list has this address. */
  readonly name?: string;
  readonly heading: string;
  readonly lead: string;
  /** Address of the list that is shown. */
  readonly active?: string;
  readonly children: ReactNode;
}

/** What stands around the articles of a category or of a tag. */
export const BlogTopic = ({ kind, name, heading, lead, active = '', children }: Props) => (
  <>
    <PageHeader
      here={name ?? kickers[kind]}
      above={[BLOG_CRUMB]}
      kicker={kickers[kind]}
      heading={heading}
      lead={lead}
    />
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <BlogSidebar active={active} />
    </div>
  </>
);
