import { company } from '#contract/common/company.ts';
import { html, Html } from './html.ts';
import { quoteStyle, quoteStyleHash } from './quoteStyle.ts';
import { wording } from './wording.ts';

export interface RenderedPage {
  readonly html: string;
  /** "sha256-…" of the one style sheet, for `style-src` of the page's policy; it needs nothing else but `default-src 'none'`. */
  readonly styleHash: string;
}

const sun = html`<svg class="sun" viewBox="0 0 240 120" aria-hidden="true" focusable="false">
  <circle class="halo" cx="120" cy="120" r="118" />
  <circle class="halo" cx="120" cy="120" r="94" />
  <circle class="halo" cx="120" cy="120" r="70" />
  <circle class="core" cx="120" cy="120" r="46" />
</svg>`;
const styleSheet = new Html([`<style>${quoteStyle}</style>`], []);

export interface PageFrame {
  readonly title: string;
  readonly heading: string;
  readonly lead: readonly string[];
  readonly content: Html | readonly Html[];
  /** How the details of whom it is for are used. */
  readonly footnote?: string;
  /** What browsers tell a post of its own forms where it comes from; `no-referrer` makes that "null". */
  readonly referrer?: 'no-referrer' | 'same-origin';
}

/** A whole document without a script for a page that only its address opens: no referrer, no place in a search engine. */
export const renderPage = (frame: PageFrame): RenderedPage => {
  const { title, heading, lead, content, footnote = '', referrer = 'no-referrer' } = frame;
  return {
    styleHash: quoteStyleHash,
    html: html`<!doctype html>
      <html lang="en-GB">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex, nofollow, noarchive" />
          <meta name="referrer" content="${referrer}" />
          <meta name="color-scheme" content="light dark" />
          <meta name="format-detection" content="telephone=no" />
          <title>${`${title} – ${company.brand}`}</title>
          ${styleSheet}
        </head>
        <body>
          <header class="sky">
            <div class="wrap">
              ${sun}
              <p class="brand">${company.brand}</p>
              <h1>${heading}</h1>
              ${lead.map((line) => html`<p class="lead">${line}</p>`)}
            </div>
          </header>
          <main class="wrap">${content}</main>
          <footer class="wrap">
            ${footnote && html`<p>${footnote}</p>`}
            <p>${`${company.brand}, ${wording.address}`}</p>
            ${wording.sampleNote && html`<p>${wording.sampleNote}</p>`}
          </footer>
        </body>
      </html> `.toString(),
  };
};
