// /widgets/v1/frame.js, in our page `/embed/<tag>`: tells the page around it the height of the tag and what happens in it,
// and tells our server which page that is.
import { FRAME_MESSAGE, FRAME_QUERY, NOTE_META, PASS_META } from '#contract/common/embed.ts';
import { parseOrigin } from '../addresses.ts';
import { scriptOrigin } from '../script.ts';

/** Events that go out. Not `quote-navigate`: nobody outside could prevent it in time. */
const RELAYED = ['quote-ready', 'quote-step', 'quote-submitted', 'quote-failed', 'quote-action'];
const API = `${scriptOrigin}/functions/`;

const metaOf = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';

/** Origins of the pages around this one, the nearest first: as the browser states them, where it does. */
const ancestors = new Set([parseOrigin(document.referrer), ...(location.ancestorOrigins ?? [])]);

function addressWithFrame(address: string): string {
  const url = new URL(address);
  url.searchParams.set(FRAME_QUERY.pass, metaOf(PASS_META));
  url.searchParams.set(FRAME_QUERY.within, [...ancestors].filter(Boolean).join(' '));
  return url.href;
}

/** Adds to each request of the tag to our server where its page stands: tags know nothing of frames. */
function nameFrameInRequests(): void {
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    send(typeof input === 'string' && input.startsWith(API) ? addressWithFrame(input) : input, init);
}

const isHello = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && FRAME_MESSAGE in data && data[FRAME_MESSAGE] === 'hello';

/** Says everything to the page around, once that has said hello: before, nobody knows who it is. */
function talkTo(around: Window): (message: object) => void {
  let target: string | undefined;
  let waiting: object[] = [];
  addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
    if (source !== around || !isHello(data)) return;
    // A page with an opaque origin ('null') can only be addressed by '*'. No message holds personal data.
    target = origin === 'null' ? '*' : origin;
    ancestors.add(parseOrigin(origin));
    // The page around now gives the frame the height of its content: a scroll bar could only flash up in between.
    document.documentElement.style.overflow = 'hidden';
    for (const message of waiting) around.postMessage(message, target);
    waiting = [];
  });
  around.postMessage({ [FRAME_MESSAGE]: 'hello' }, '*');
  return (message) => {
    if (target === undefined) waiting.push(message);
    else around.postMessage(message, target);
  };
}

function tellOfTag(tell: (message: object) => void): void {
  const tellHeight = (): void => {
    tell({ [FRAME_MESSAGE]: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
  };
  new ResizeObserver(tellHeight).observe(document.body);
  // Chromium draws no frame of another origin that is out of sight, and its observers are silent until it is scrolled to:
  // the page would move under the visitor's eyes.
  addEventListener('load', tellHeight);
  for (const name of RELAYED) {
    document.addEventListener(name, (event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
      tell({ [FRAME_MESSAGE]: name, detail });
    });
  }
}

nameFrameInRequests();
if (globalThis.parent !== window) {
  tellOfTag(talkTo(globalThis.parent));
  const note = metaOf(NOTE_META);
  if (note) console.warn(`Quote widgets: ${note}`);
}
