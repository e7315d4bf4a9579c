import type { Express, Request, Response } from 'express';
import { ukDay } from '#contract/common/calendar.ts';
import { resolveAddress } from '#contract/common/siteAddresses.ts';
import type { PageNotes, SiteFile } from '#contract/common/siteFile.ts';
import { fillTopicPage, isTopicPage } from '#contract/common/topicPage.ts';
import { sendCompressed } from './encodings.ts';
import { allowInlined } from './inlined.ts';
import { sendTextFile, type TextFile } from './textFiles.ts';
import type { ChooseVariant } from './variants.ts';

/** Address of the rules by which a browser fetches the pages of the funnels ahead. */
export const SPECULATION_RULES = '/speculation-rules.json';

export interface PageServices {
  readonly siteFile: SiteFile;
  readonly texts: ReadonlyMap<string, TextFile>;
  readonly now: () => Date;
  readonly chooseVariant: ChooseVariant;
}

/** Whether the last day of an offer is over in the United Kingdom. */
const hasEnded = ({ ends }: PageNotes, now: Date): boolean => ends !== undefined && ukDay(now.getTime()) > ends;

function announce(response: Response, { type }: TextFile, { isHidden, status }: PageNotes): void {
  if (status !== undefined) response.status(status);
  if (isHidden) response.set('X-Robots-Tag', 'noindex');
  if (type === '.html') response.set('Speculation-Rules', `"${SPECULATION_RULES}"`);
}

interface AskedTopic {
  readonly page: string;
  readonly asked?: string;
}

/** Any text is a topic: the page is written for the one that was asked for, and no cache may keep it for another. */
function sendTopicPage(response: Response, { encoded, inlined }: TextFile, { page, asked = '' }: AskedTopic): void {
  response.set('Cache-Control', 'no-cache');
  allowInlined(response, inlined);
  sendCompressed(response, fillTopicPage(encoded('plain').toString(), asked, page));
}

/** Pages at their addresses, and everything that has to do with addresses that are no pages. */
export function setUpPages(app: Express, { texts, siteFile, now, chooseVariant }: PageServices): void {
  const has = (path: string): boolean => texts.has(path);
  const notes = new Map(Object.entries(siteFile.pages));

  // An offer that is over is answered by the page that says so.
  const standIn = (path: string): string => {
    const note = notes.get(path);
    return note?.endedPage !== undefined && hasEnded(note, now()) ? note.endedPage : path;
  };

  // The version of a page that this visitor sees, which no shared cache may show to another.
  async function versionFor(request: Request, path: string, first: TextFile): Promise<TextFile> {
    const other = texts.get(notes.get(path)?.variant?.page ?? '');
    if (!other) return first;
    return { ...((await chooseVariant(request, path)) ? other : first), cache: 'private, no-cache' };
  }

  app.use((request, response, next) => {
    const at = request.originalUrl.indexOf('?');
    const query = at < 0 ? '' : request.originalUrl.slice(at);
    const found = resolveAddress({ path: request.path, query }, siteFile, has);
    if (found && 'redirect' in found) {
      response.redirect(found.status, found.redirect);
      return;
    }
    const path = found && standIn(found.page);
    const text = path === undefined ? undefined : texts.get(path);
    if (!path || !text) {
      next();
      return;
    }
    announce(response, text, notes.get(path) ?? {});
    if (isTopicPage(path)) sendTopicPage(response, text, found);
    else versionFor(request, path, text).then((version) => sendTextFile(request, response, version), next);
  });
}
