import type { BlogPosting, CollectionPage } from 'schema-dts';
import type { Article } from '../library/blog.ts';
import { absoluteUrl } from '../publicUrl.ts';
import type { StructuredData } from '../route.ts';
import { organisationData } from '../structuredData.ts';

const articleId = (article: Article): string => absoluteUrl(`${article.path}#article`);

/** An article. The company answers for it: there is no person's name under it. */
export const articleData = (article: Article, image: string): StructuredData =>
  ({
    '@type': 'BlogPosting',
    '@id': articleId(article),
    headline: article.title,
    description: article.description,
    image: absoluteUrl(image),
    datePublished: article.date,
    dateModified: article.updated,
    author: { ...organisationData, name: article.author },
    publisher: organisationData,
    mainEntityOfPage: absoluteUrl(article.path),
    articleSection: article.category.name,
    keywords: article.tags.map(({ name }) => name).join(', '),
    wordCount: article.text.words,
    inLanguage: 'en-GB',
  }) satisfies BlogPosting;

interface Collection {
  readonly path: string;
  readonly name: string;
  readonly articles: readonly Article[];
}

/** A list of articles. */
export const collectionData = ({ path, name, articles }: Collection): StructuredData =>
  ({
    '@type': 'CollectionPage',
    '@id': absoluteUrl(`${path}#collection`),
    name,
    url: absoluteUrl(path),
    inLanguage: 'en-GB',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: articles.length,
      itemListElement: articles.map((article, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: article.title,
        url: absoluteUrl(article.path),
      })),
    },
  }) satisfies CollectionPage;
