import { html } from '../documents/html.ts';
import type { RenderedPage } from '../documents/page.ts';
import { renderDeskPage } from './pageParts.ts';

const GONE = {
  unknown: {
    heading: 'We don’t know this link',
    lead: 'Check the whole link was copied from the email.',
    help: 'The newest email about a lead, and each morning’s email, have a link that works.',
  },
  expired: {
    heading: 'This link has expired',
    lead: 'Links to the sales desk work for 7 days.',
    help: 'Use the link in this morning’s email, or ask whoever runs the server for a new one.',
  },
  erased: {
    heading: 'This lead has gone',
    lead: 'It was erased, because someone asked for it or its time was over.',
    help: 'There’s nothing left to do.',
  },
} as const;

/** For a link that opens nothing, or not any more. */
export const renderGonePage = (reason: keyof typeof GONE): RenderedPage =>
  renderDeskPage({
    title: GONE[reason].heading,
    heading: GONE[reason].heading,
    lead: [GONE[reason].lead],
    content: html`<section class="card" aria-label="What you can do"><p>${GONE[reason].help}</p></section>`,
  });
