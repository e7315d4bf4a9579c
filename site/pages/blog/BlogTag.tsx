import { TAG_MARKS, tagWords } from '#contract/common/tagPage.ts';
import { ArticleCard } from './ArticleCard.tsx';
import * as styles from './Blog.css.ts';
import { articles, filedWords } from './blog.ts';
import { BlogTopic, NoArticles } from './BlogTopic.tsx';

const [FOUND, FOUND_END] = TAG_MARKS.found;
const [NONE, NONE_END] = TAG_MARKS.none;
const [ITEM, ITEM_END] = TAG_MARKS.item;

/** Every article, between marks: the server leaves those that name the tag which was asked for (contract, tagPage.ts). */
export const BlogTag = () => (
  <BlogTopic
    kind="tag"
    name={TAG_MARKS.name}
    heading={TAG_MARKS.name}
    lead="Every article with these words in its title, description or category."
  >
    {FOUND}
    <ul className={styles.grid}>
      {articles.map((article) => (
        <li key={article.slug} data-words={tagWords(filedWords(article))}>
          {ITEM}
          <ArticleCard article={article} Heading="h2" />
          {ITEM_END}
        </li>
      ))}
    </ul>
    {FOUND_END}
    {NONE}
    <NoArticles>the tag “{TAG_MARKS.name}”</NoArticles>
    {NONE_END}
  </BlogTopic>
);
