import type { BlogPosting } from 'schema-dts';
import { company } from '#contract/common/company.ts';
import { CATEGORY_PAGE, TOPIC_MARKS, TAG_PAGE } from '#contract/common/topicPage.ts';
import { absoluteUrl } from '../../document/publicUrl.ts';
import { page, type Route, type StructuredData } from '../../document/route.ts';
import { sharePictureAddress, sharePictureName } from '../../document/sharePicture.ts';
import { breadcrumbData, collectionData, organisationData } from '../../document/structuredData.ts';
import { Article } from './Article.tsx';
import {
  articles,
  blogPages,
  categories,
  tags,
  type Article as ArticleContent,
  type BlogPage,
  type ListedTopic,
} from './blog.ts';
import { Blog, BLOG_CRUMB } from './Blog.tsx';
import { BlogList, NoCategory, BlogTag, type TopicKind } from './BlogList.tsx';

const withBrand = (title: string): string => `${title} | ${company.brand}`;

/** An article. The company answers for it: there is no person's name under it. */
const articleData = (article: ArticleContent, image: string): StructuredData =>
  ({
    '@type': 'BlogPosting',
    '@id': absoluteUrl(`${article.path}#article`),
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

/** Of the last change of any article: a list changes with what it lists. */
const lastChange = (listed: readonly ArticleContent[]): { readonly lastModified?: string } => {
  const [latest] = listed
    .map(({ updated }) => updated)
    .toSorted()
    .toReversed();
  return latest ? { lastModified: latest } : {};
};

function indexRoute(shown: BlogPage): Route {
  const { path, number } = shown;
  const isFirst = number === 1;
  return page({
    path,
    title: withBrand(isFirst ? 'Home energy blog' : `Home energy blog, page ${number}`),
    description: isFirst
      ? "Solar, batteries and EV charging in the North East: what things cost, which grants are open, and what's changing."
      : `Earlier articles on solar, batteries, grants and charging in the North East, page ${number} of ${blogPages.length}.`,
    keywords: ['home energy blog', 'solar panels North East', 'solar grants', 'battery storage', 'EV charging'],
    ...(isFirst && { menu: { group: 'Resources', text: 'Blog' } }),
    ...lastChange(articles),
    tags: ['newsletter-signup'],
    structuredData: [
      collectionData({
        path,
        name: 'Home energy blog',
        pages: isFirst ? articles.slice(0, 1).concat(shown.articles) : shown.articles,
      }),
      isFirst ? breadcrumbData(BLOG_CRUMB.name, path) : breadcrumbData(`Page ${number}`, path, [BLOG_CRUMB]),
    ],
    Page: () => Blog({ shown }),
  });
}

const articleRoute = (article: ArticleContent): Route =>
  page({
    path: article.path,
    title: withBrand(article.title),
    description: article.description,
    keywords: article.tags.map(({ name }) => name),
    lastModified: article.updated,
    tags: [],
    share: {
      article: { published: article.date, modified: article.updated },
    },
    structuredData: [
      articleData(article, sharePictureAddress(sharePictureName(article))),
      breadcrumbData(article.title, article.path, [BLOG_CRUMB, article.category]),
    ],
    Page: () => Article({ article }),
  });

const descriptions: Readonly<Record<TopicKind, (name: string) => string>> = {
  category: (name) => `Every article of our blog in the category ${name}: costs, rules and figures for the North East.`,
  tag: (name) => `What our blog says about ${name}: every article that touches on it, with figures for the North East.`,
};

// A tag that one article has shows what the category of that shows: search engines shall keep the category.
function canonicalOf(kind: TopicKind, { path, articles: [only, ...others] }: ListedTopic): Route['canonical'] {
  return kind === 'tag' && only && others.length === 0 ? only.category.path : path;
}

const topicRoute =
  (kind: TopicKind) =>
  (topic: ListedTopic): Route => {
    const { name, path, articles: listed } = topic;
    return page({
      path,
      canonical: canonicalOf(kind, topic),
      title: withBrand(kind === 'tag' ? `Articles on ${name}` : `${name} articles`),
      description: descriptions[kind](name),
      keywords: [name, `${name} blog`],
      ...lastChange(listed),
      // Search engines shall not keep an empty list.
      isIndexed: listed.length > 0,
      tags: ['newsletter-signup'],
      structuredData: [collectionData({ path, name, pages: listed }), breadcrumbData(name, path, [BLOG_CRUMB])],
      Page: () => BlogList({ kind, topic }),
    });
  };

// What the server answers for a category that does not exist, and for every text that no tag has as its own.
const unlisted = { isIndexed: false, tags: ['newsletter-signup'], structuredData: [] } as const;

const unknownTopics: readonly Route[] = [
  page({
    ...unlisted,
    path: CATEGORY_PAGE,
    title: withBrand(`${TOPIC_MARKS.name} articles`),
    description: `No articles were found for the category ${TOPIC_MARKS.name}. The main page of our blog lists everything we've written.`,
    keywords: [TOPIC_MARKS.name, 'home energy blog'],
    Page: NoCategory,
  }),
  page({
    ...unlisted,
    path: TAG_PAGE,
    title: withBrand(`Articles on ${TOPIC_MARKS.name}`),
    description: `What our blog says about ${TOPIC_MARKS.name}: every article that names it, with figures for the North East.`,
    keywords: [TOPIC_MARKS.name, 'home energy blog'],
    Page: BlogTag,
  }),
];

/** Blog: index, articles, categories and tags. */
export const blogRoutes: readonly Route[] = [
  ...blogPages.map(indexRoute),
  ...articles.map(articleRoute),
  ...categories.map(topicRoute('category')),
  ...tags.map(topicRoute('tag')),
  ...unknownTopics,
];
