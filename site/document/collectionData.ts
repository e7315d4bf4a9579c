import type { CollectionPage } from 'schema-dts';
import { absoluteUrl } from './publicUrl.ts';
import type { StructuredData } from './route.ts';

interface Collection {
  readonly path: string;
  readonly name: string;
  readonly pages: readonly { readonly title: string; readonly path: string }[];
}

/** A page that lists others: articles, projects. */
export const collectionData = ({ path, name, pages }: Collection): StructuredData =>
  ({
    '@type': 'CollectionPage',
    '@id': absoluteUrl(`${path}#collection`),
    name,
    url: absoluteUrl(path),
    inLanguage: 'en-GB',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: pages.length,
      itemListElement: pages.map((entry, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: entry.title,
        url: absoluteUrl(entry.path),
      })),
    },
  }) satisfies CollectionPage;
