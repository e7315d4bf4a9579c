// A partner's page as the tag builder draws it around a tag: bars stand for words, so that nobody reads them.

const bar = (width: string): string => `<i class="${width}"></i>`;

/** Rules of the drawn page; the tag inside keeps its own looks. */
export const DRAWN_STYLE = [
  'html{color-scheme:light;background:Canvas;color:CanvasText}',
  'i{display:block;block-size:10px;margin-block:9px;border-radius:5px;background:currentColor;opacity:.14}',
  '.a{inline-size:92%}.b{inline-size:78%}.c{inline-size:54%}',
  '.h i{block-size:24px;margin-block:12px}',
  '[role=status]{margin:0;padding:8px 16px;background:CanvasText;color:Canvas;font:600 14px/1.4 system-ui,sans-serif;text-align:center;position:sticky;inset-block-start:0;z-index:1}',
  'header,.foot{display:flex;gap:20px;align-items:center;padding:12px 24px;border-block-end:1px solid GrayText}',
  'header b{inline-size:96px;block-size:26px;border-radius:6px;background:currentColor;opacity:.8}',
  'header i{inline-size:56px}header b+i{margin-inline-start:auto}',
  '.page{box-sizing:border-box;max-inline-size:1040px;margin-inline:auto;padding:8px 24px 32px}',
  '.foot{border-block:1px solid GrayText}',
  '@media (width<480px){.page{padding-inline:16px}header i:nth-of-type(n+2){display:none}}',
].join('');

/** @param tag the part of the page that is ours */
export const drawnPage = (tag: string): string =>
  [
    '<p role="status">Preview: nothing you enter here is sent or stored.</p>',
    `<header aria-hidden="true"><b></b>${bar('').repeat(3)}</header>`,
    `<div class="page"><div class="h" aria-hidden="true">${bar('c')}</div><div aria-hidden="true">${bar('a')}${bar('b')}</div>`,
    `${tag}<div aria-hidden="true">${bar('b')}${bar('a')}${bar('c')}</div></div>`,
    `<div class="foot" aria-hidden="true">${bar('c')}</div>`,
  ].join('');
