// /widgets/v1/embed.js, for pages that show our tags in frames: gives each frame the height of its content, and tells the
// page on the frame what the tag inside tells of itself. It works without: then a frame keeps its height, and scrolls.
import { FRAME_MESSAGE } from '#contract/common/embed.ts';
import { EMBED_PATH } from '#contract/common/embedPath.ts';

const RUNS: unique symbol = Symbol.for('quote-embed');
const { origin } = new URL(import.meta.url);
const ours = origin + EMBED_PATH;
const page = globalThis as { [RUNS]?: boolean };

/** What a frame says; any window may send anything. */
interface FrameMessage {
  readonly [FRAME_MESSAGE]?: unknown;
  readonly height?: unknown;
  readonly detail?: unknown;
}

// A frame that is sandboxed without allow-same-origin has no origin: what it says is known by its window.
const isOpaque = ({ sandbox }: HTMLIFrameElement): boolean =>
  sandbox.length > 0 && !sandbox.contains('allow-same-origin');

// Sent to any origin ('*'): the frame may hold another page by now, or one without an origin. It says nothing but
// hello, and the browser adds the origin of this page.
const sayHello = ({ contentWindow }: HTMLIFrameElement): void =>
  contentWindow?.postMessage({ [FRAME_MESSAGE]: 'hello' }, '*');

const frames = (): HTMLIFrameElement[] =>
  [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(ours));

function follow(frame: HTMLIFrameElement, { [FRAME_MESSAGE]: what, height, detail }: FrameMessage): void {
  // The frame has the focus: the visitor is using it, and has caused the change of its height.
  const isUsed = document.activeElement === frame;
  if (what === 'hello') sayHello(frame);
  // Without the focus it only grows: a page that keeps a little too much room for it must not shift under its reader.
  else if (typeof height === 'number' && (isUsed || height > frame.clientHeight)) frame.style.height = `${height}px`;
  else if (typeof what === 'string' && what.startsWith('quote-')) {
    // The next step begins at the top of the frame, which only its page can show.
    if (isUsed && frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ behavior: 'instant' });
    frame.dispatchEvent(new CustomEvent(what, { detail, bubbles: true }));
  }
}

function onMessage({ data, origin: from, source }: MessageEvent<unknown>): void {
  const frame = frames().find(({ contentWindow }) => contentWindow === source);
  if (!frame || typeof data !== 'object' || !data || from !== (isOpaque(frame) ? 'null' : origin)) return;
  follow(frame, data);
}

if (!page[RUNS]) {
  page[RUNS] = true;
  addEventListener('message', onMessage);
  // Frames that loaded before this script said hello when nobody listened. Later ones are answered in `follow`.
  for (const frame of frames()) sayHello(frame);
}
