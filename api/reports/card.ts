import { html, type Html } from '../documents/html.ts';

/** A part of a report or statement, under a heading of its own. @param content what is left out is false */
export const card = (heading: string, content: Html | readonly (Html | false)[], className = 'card'): Html =>
  html`<section class="${className}">
    <h2>${heading}</h2>
    ${content}
  </section>`;
