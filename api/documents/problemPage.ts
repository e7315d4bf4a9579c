import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import type { Problem } from '#contract/common/problems.ts';
import { html, mailtoLink, safeLink } from './html.ts';
import { renderPage, type RenderedPage } from './page.ts';

/** What went wrong, for somebody who looks at it: the same words as the problem document, and a person to ask. */
export const renderProblemPage = ({ title, error }: Pick<Problem, 'title' | 'error'>): RenderedPage =>
  renderPage({
    title,
    heading: title,
    lead: [error],
    content: html`<section class="card first" aria-label="What you can do">
      <p>
        Go back and try again, ring us on
        <a href="${safeLink(telephoneLink(company.phone))}">${company.phone}</a> (${company.openingHours.text}), or
        write to <a href="${safeLink(mailtoLink(company.email))}">${company.email}</a>.
      </p>
    </section>`,
  });
