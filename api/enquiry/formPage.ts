import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Response } from 'express';
import { FORM_PAGE_TOKENS } from '#contract/common/enquiry.ts';
import { PUBLIC_URL_TOKEN } from '#contract/common/publicUrl.ts';
import type { Inlined } from '#contract/common/siteFile.ts';
import type { Config } from '../config/config.ts';
import { escapeHtml, type Html } from '../documents/html.ts';
import { renderPage } from '../documents/page.ts';
import { sendCompressed } from '../middleware/encodings.ts';
import { allowInlined, NOTHING_INLINED } from '../middleware/inlined.ts';
import { formPolicy } from '../middleware/security.ts';
import { readSiteFile } from '../middleware/siteFile.ts';

/** A page around a form that the server writes. */
export interface FormPage {
  readonly heading: string;
  readonly lead: string;
  readonly form: Html;
  /** Said in the title, which a screen reader reads first. */
  readonly hasProblems: boolean;
}

const TEMPLATE = 'enquiry.html';

interface Template {
  readonly html: string;
  readonly inlined: Inlined;
}

function readTemplate({ builtDir, publicUrl }: Config): Template | undefined {
  const site = path.join(builtDir, 'site');
  const file = path.join(site, TEMPLATE);
  // Nothing is built while the site runs from its source: the page is then plainer, and works the same.
  if (!existsSync(file)) return undefined;
  const html = readFileSync(file, 'utf8').replaceAll(PUBLIC_URL_TOKEN, publicUrl);
  return { html, inlined: readSiteFile(site).inlined[TEMPLATE] ?? NOTHING_INLINED };
}

const titled = (text: string, hasProblems: boolean): string =>
  hasProblems ? text.replace('<title>', '<title>Error: ') : text;

function fill(template: string, { heading, lead, form, hasProblems }: FormPage): string {
  const texts: Readonly<Record<string, string>> = {
    [FORM_PAGE_TOKENS.heading]: escapeHtml(heading),
    [FORM_PAGE_TOKENS.lead]: escapeHtml(lead),
    [FORM_PAGE_TOKENS.form]: form.toString(),
  };
  // In one go: what a visitor has typed is never looked through for tokens.
  const pattern = new RegExp(Object.values(FORM_PAGE_TOKENS).join('|'), 'g');
  return titled(template, hasProblems).replaceAll(pattern, (token) => texts[token] ?? '');
}

/** Answers with a form in the layout of the site, as it was built. */
export function createFormPages(config: Config): (response: Response, page: FormPage) => void {
  const template = readTemplate(config);
  return (response, page) => {
    // Typed words stand in it: no cache may keep it, and no search engine.
    response.set({ 'Cache-Control': 'no-cache, private', 'X-Robots-Tag': 'noindex' });
    if (template !== undefined) {
      allowInlined(response, template.inlined);
      sendCompressed(response, fill(template.html, page));
      return;
    }
    const { heading, lead, form, hasProblems } = page;
    const plain = renderPage({ title: heading, heading, lead: [lead], content: form });
    sendCompressed(
      response.set('Content-Security-Policy', formPolicy(plain.styleHash)),
      titled(plain.html, hasProblems),
    );
  };
}
