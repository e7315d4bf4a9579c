import { company } from '#contract/common/company.ts';
import { absoluteUrl } from '../../document/publicUrl.ts';
import type { StructuredData } from '../../document/route.ts';
import { businessData } from '../../document/structuredData.ts';

/** The page that tells who the company is. */
export const aboutPageData: StructuredData = {
  '@type': 'AboutPage',
  '@id': absoluteUrl('/about#page'),
  url: absoluteUrl('/about'),
  name: `About ${company.brand}`,
  inLanguage: 'en-GB',
  mainEntity: { '@id': businessData['@id'] },
};
