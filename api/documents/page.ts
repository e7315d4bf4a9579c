import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import type { Problem } from '#contract/common/problems.ts';
import { html, Html, htmlDocument, mailtoLink, safeLink } from './html.ts';
import { quoteStyle, quoteStyleHash, type PageStyle } from './quoteStyle.ts';
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
const QUOTE_STYLE: PageStyle = { text: quoteStyle, hash: quoteStyleHash };
const sheetOf = ({ text }: PageStyle): Html => new Html([`<style>${text}</style>`], []);

export interface PageFrame {
  readonly title: string;
  readonly heading: string;
  readonly lead: readonly string[];
  readonly content: Html | readonly Html[];
  /** How the details of whom it is for are used. */
  readonly footnote?: string;
  /** That of a saved quote when left out. */
  readonly style?: PageStyle;
  /** What browsers tell a post of its own forms where it comes from; `no-referrer` makes that "null". */
  readonly referrer?: 'no-referrer' | 'same-origin';
}

/** A whole document without a script for a page that only its address opens: no referrer, no place in a search engine. */
export const renderPage = (frame: PageFrame): RenderedPage => {
  const { title, heading, lead, content, footnote = '', referrer = 'no-referrer', style = QUOTE_STYLE } = frame;
  return {
    styleHash: style.hash,
    html: htmlDocument({
      title: `${title} – ${company.brand}`,
      meta: {
        robots: 'noindex, nofollow, noarchive',
        referrer,
        'color-scheme': 'light dark',
        'format-detection': 'telephone=no',
      },
      styleSheet: sheetOf(style),
      body: html`<body>
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
      </body>`,
    }),
  };
};

/** What went wrong, for somebody who looks at it: the same words as the problem document, and a person to ask. */
export const renderProblemPage = ({ title, error }: Pick<Problem, 'title' | 'error'>): RenderedPage =>
  renderPage({
    title,
    heading: title,
    lead: [error],
    content: html`<section class="card first" aria-label="What you can do">
      <p>
        Go back and try again, call us on
        <a href="${safeLink(telephoneLink(company.phone))}">${company.phone}</a> (${company.openingHours.text}), or
        write to <a href="${safeLink(mailtoLink(company.email))}">${company.email}</a>.
      </p>
    </section>`,
  });
