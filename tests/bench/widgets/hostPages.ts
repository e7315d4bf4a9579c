import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { listen } from '../../../api/httpServer.ts';
import type { AnyTag } from '../../support/tags.ts';
import { SURVEY_FILES, SURVEY_PLACE } from './buildSurvey.ts';

/** What stands in the partner's page, which is the same otherwise. */
const CONTENTS = ['nothing', 'tag', 'own-script', 'tag-and-styles', 'survey'] as const;
export type Content = (typeof CONTENTS)[number];

/** Whose widgets it shows: those of today, or those of an earlier build. */
export type Build = 'today' | 'peer';

export interface Choice {
  /** `<solar-quote>` unless told otherwise. */
  readonly tag?: AnyTag;
  /** Whether the largest paint of the page itself is a picture; a line of text otherwise. */
  readonly hasPicture?: boolean;
  readonly build?: Build;
}

export interface HostPages {
  readonly origin: string;
  readonly address: (content: Content, choice?: Choice) => string;
  /** Origin that a build's widgets come from, and the survey. */
  readonly useSite: (build: Build, siteUrl: string) => void;
  readonly close: () => Promise<void>;
}

const LOOPBACK = '127.0.0.1';
const PICTURE = { address: '/hero.png', file: 'public/share.png', width: 1200, height: 630 };

const tagBy = (script: string): string => `<script type="module" src="__SITE__/widgets/v1/${script}.js"></script>
<__TAG__><a href="__SITE__/">Get a quote</a></__TAG__>`;
const TAG = tagBy('quote-widgets');

// By content: what the head gets and what stands in the middle of the page.
const PARTS: Readonly<Record<Content, { readonly head: string; readonly body: string }>> = {
  nothing: { head: '', body: '' },
  tag: { head: '', body: TAG },
  'own-script': { head: '', body: tagBy('__TAG__') },
  'tag-and-styles': {
    head: '<link rel="stylesheet" href="__SITE__/widgets/v1/quote-widgets.css">',
    body: TAG,
  },
  survey: {
    head: `<link rel="stylesheet" href="__SITE__/widgets/survey/${SURVEY_FILES.styles}">`,
    body: `<div id="${SURVEY_PLACE}"></div>
<script type="module" src="__SITE__/widgets/survey/${SURVEY_FILES.script}"></script>`,
  },
};

const IMAGE = `<img elementtiming="picture" src="${PICTURE.address}" width="${PICTURE.width}" height="${PICTURE.height}" alt="">`;

// A small shop's page: its largest paint first, then some text, and below the tag something that a shift would move.
const pageOf = ({ head, body }: (typeof PARTS)[Content], hasPicture = false): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Roofs and solar panels</title>
<link rel="icon" href="data:,">
<style>body{margin:0;font:16px/1.5 sans-serif}main{max-width:1000px;margin:auto;padding:0 16px}img{width:100%;height:auto}</style>
${head}
</head>
<body>
<main>
<h1 elementtiming="heading">Solar panels while the scaffold is up</h1>
${hasPicture ? IMAGE : ''}
<p>The scaffold is half the trouble of a solar installation, and it is standing there already.</p>
${body}
<h2>Why together</h2>
<p>One scaffold, one lot of dust, one warranty conversation.</p>
</main>
</body>
</html>
`;

const addressOf = (
  content: Content,
  { tag = 'solar-quote', hasPicture = false, build = 'today' }: Choice = {},
): string => `/${content}.html?${new URLSearchParams({ tag, build, ...(hasPicture && { picture: '' }) }).toString()}`;

/** The page of an address; undefined where there is none. */
function pageAt(url: string, siteOf: (build: string) => string | undefined): string | undefined {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const content = CONTENTS.find((name) => pathname === `/${name}.html`);
  const [tag, site] = [searchParams.get('tag'), siteOf(searchParams.get('build') ?? '')];
  if (!content || tag === null || site === undefined) return undefined;
  return pageOf(PARTS[content], searchParams.has('picture')).replaceAll('__SITE__', site).replaceAll('__TAG__', tag);
}

/** A partner's site on a free port. */
export async function startHostPages(): Promise<HostPages> {
  const sites = new Map<string, string>();
  const picture = readFileSync(PICTURE.file);
  const send = (response: ServerResponse, type: string, content: string | Buffer) =>
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(content) }).end(content);
  const server = createServer(({ url = '/' }, response) => {
    const page = pageAt(url, (build) => sites.get(build));
    if (page) send(response, 'text/html; charset=utf-8', page);
    else if (url === PICTURE.address) send(response, 'image/png', picture);
    else response.writeHead(404).end();
  });
  // By its number: the company's server is asked for by name, so that the two are not of one site.
  const origin = `http://${LOOPBACK}:${await listen(server, 0, LOOPBACK)}`;
  return {
    origin,
    address: (content, choice) => origin + addressOf(content, choice),
    useSite: (build, siteUrl) => sites.set(build, siteUrl),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
