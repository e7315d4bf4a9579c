import { pageOfTag, type TagName } from '#contract/tags.ts';

interface PartnerTag {
  readonly publicUrl: string;
  readonly tag: TagName;
  readonly key: string;
}

/** What a partner pastes into a page: room for the form, the script that serves every tag, and the tag. */
export const partnerTag = ({ publicUrl, tag, key }: PartnerTag): string =>
  [
    `<link rel="stylesheet" href="${publicUrl}/widgets/v1/quote-widgets.css">`,
    `<script type="module" src="${publicUrl}/widgets/v1/quote-widgets.js"></script>`,
    `<${tag} partner="${key}">`,
    `  <a href="${publicUrl}${pageOfTag(tag)}">Get a quote</a>`,
    `</${tag}>`,
  ].join('\n');
