import type { BlogPosting } from 'schema-dts';
import { absoluteUrl } from '../../document/publicUrl.ts';
import type { StructuredData } from '../../document/route.ts';
import { organisationData } from '../../document/structuredData.ts';
import type { Article } from './blog.ts';

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
