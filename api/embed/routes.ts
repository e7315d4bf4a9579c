import type { Express, Request, Response } from 'express';
import { NOTE_META, PASS_META, SAMPLE_PATH } from '#contract/common/embed.ts';
import { EMBED_PATH } from '#contract/common/embedPath.ts';
import type { Config } from '../config/config.ts';
import type { AskedFor } from '../includes/composeInclude.ts';
import type { Includes } from '../includes/includes.ts';
import { askedBy, namedBy } from '../includes/routes.ts';
import { sendCompressed } from '../middleware/encodings.ts';
import type { FramePasses } from '../partners/framePasses.ts';
import type { Partners } from '../partners/partners.ts';
import { drawnPage, DRAWN_STYLE } from './drawnPage.ts';
import { framePage, framePolicy } from './framePage.ts';

export interface EmbedServices {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly framePasses: Pick<FramePasses, 'issue'>;
  readonly includes: Includes;
  readonly partners: Pick<Partners, 'findByKey'>;
}

/** Of a page in a frame: a page that isolates itself may show it, too. */
const SHARED_FRAME = {
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

function parentOf({ headers }: Request): string | undefined {
  const { referer = '' } = headers;
  return /^https?:/.test(referer) && URL.canParse(referer) ? new URL(referer).origin : undefined;
}

/** A key that earns nothing on the page around it: the one who can mend it is its developer. */
function noteFor(asked: AskedFor, parent: string | undefined, partners: EmbedServices['partners']): string {
  const key = asked('partner');
  const partner = key === '' ? undefined : partners.findByKey(key);
  if (!partner || parent === undefined || partner.origins.includes(parent)) return '';
  return `${parent} is not registered for the partner key "${key}". Leads arrive and are credited to nobody: ask us to add exactly ${parent}.`;
}

function send(response: Response, page: string, policy: string): void {
  response.removeHeader('X-Frame-Options');
  response.set({
    'Content-Security-Policy': policy,
    // Written for the page around it.
    'Cache-Control': 'private, no-cache',
    'X-Robots-Tag': 'noindex',
  });
  sendCompressed(response, page);
}

/**
 * `/embed/<tag>`, with the attributes of the tag as query: the tag in a page of its own, for partners who keep our script
 * out of theirs. Whoever frames it gets no more than whoever opens our site.
 */
export function setUpEmbeds(app: Express, { config, framePasses, includes, partners }: EmbedServices): void {
  const { publicUrl } = config;

  app.get(`${EMBED_PATH}:tag`, async (request, response, next) => {
    const { tag } = request.params;
    const asked = askedBy(request);
    const framedBy = parentOf(request);
    const include = includes.markupOf({ tag, asked, framedBy });
    if (include === undefined) return next();
    const meta = { [PASS_META]: await framePasses.issue(), [NOTE_META]: noteFor(asked, framedBy, partners) };
    const isNamed = namedBy(request);
    const page = framePage({ tag, asked, isNamed, include, script: 'frame', meta, publicUrl });
    response.set(SHARED_FRAME);
    send(response, page, framePolicy(page, { publicUrl, ancestors: '*', sinks: `'self' ${publicUrl}` }));
  });

  // For the tag builder: browsers are told to send nothing from it.
  app.get(`${SAMPLE_PATH}:tag`, (request, response, next) => {
    const { tag } = request.params;
    const asked = askedBy(request);
    const include = includes.markupOf({ tag, asked });
    if (include === undefined) return next();
    const page = framePage({
      tag,
      asked,
      isNamed: namedBy(request),
      include,
      script: 'sample',
      meta: {},
      publicUrl,
      wrap: drawnPage,
      style: DRAWN_STYLE,
    });
    send(response, page, framePolicy(page, { publicUrl, ancestors: "'self'", sinks: "'none'" }));
  });
}
