import { createHash } from 'node:crypto';
import { fontFaces, fontStack } from '#contract/common/brandFonts.ts';
import { palette } from '#contract/common/palette.ts';

// Without the typefaces: they are files of our origin, and a page that stands alone fetches nothing.
const looks = `
:root {
  color-scheme: light dark;
  --page: ${palette.sand}; --card: ${palette.paper}; --text: ${palette.ink}; --soft: ${palette.inkSoft}; --line: ${palette.line};
  --link: ${palette.tyne}; --tint: ${palette.mist}; --strong: ${palette.tyneDeep}; --mark: ${palette.sunSoft}; --mark-text: ${palette.sunDeep};
  --part-0: ${palette.tyne}; --part-1: ${palette.sun}; --part-2: ${palette.brick}; --part-3: ${palette.tyneLight}; --part-4: ${palette.lineStrong};
  --saved: ${palette.tyne}; --cost: ${palette.brick};
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: ${palette.night}; --card: ${palette.nightRaised}; --text: ${palette.moon}; --soft: ${palette.moonSoft}; --line: ${palette.nightLine};
    --link: ${palette.tyneLight}; --tint: ${palette.night}; --strong: ${palette.tyneLight};
    --part-0: ${palette.tyneLight}; --part-2: ${palette.dangerLight}; --part-3: ${palette.successLight}; --part-4: ${palette.nightLineStrong};
    --saved: ${palette.tyneLight}; --cost: ${palette.dangerLight};
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 17px/1.55 ${fontStack('text')}; overflow-wrap: break-word; }
h1, h2, h3, p, dl, dd, ul, ol, figure, table { margin: 0; padding: 0; }
h1, h2, h3, .brand, .figures dd, .phone { font-family: ${fontStack('heading')}; }
.figures .note { font-family: ${fontStack('text')}; }
a { color: var(--link); text-underline-offset: 3px; }
a:focus-visible { outline: 3px solid ${palette.sun}; outline-offset: 3px; border-radius: 4px; }
.wrap { max-width: 1040px; margin: 0 auto; padding: 0 20px; }
.sky { position: relative; overflow: hidden; background: ${palette.tyneDeep}; color: ${palette.white}; border-bottom: 5px solid ${palette.sun}; }
.sky .wrap { position: relative; padding-top: 26px; padding-bottom: 132px; }
.sun { position: absolute; right: 36px; bottom: 51px; width: 136px; height: 68px; }
.halo { fill: ${palette.sun}; fill-opacity: .13; }
.core { fill: ${palette.sun}; }
.brand { font-weight: 700; font-size: 18px; color: ${palette.sunSoft}; }
h1 { margin-top: 34px; max-width: 14em; font-size: clamp(32px, 6vw, 48px); line-height: 1.1; letter-spacing: -.02em; }
.lead { margin-top: 10px; max-width: 34em; font-size: 19px; color: ${palette.mist}; }
main.wrap { padding-bottom: 32px; }
.card { margin-top: 20px; padding: 28px; background: var(--card); border: 1px solid var(--line); border-radius: 16px; }
.first { position: relative; margin-top: -56px; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px 24px; }
dt { color: var(--soft); font-size: 15px; }
.facts dd { font-weight: 700; }
.figures { display: grid; gap: 16px 24px; margin-top: 24px; }
.others > div { padding: 12px 0; border-top: 1px solid var(--line); }
.others > div:first-child { border-top: 0; }
.figures dd { font-size: 26px; font-weight: 700; line-height: 1.2; }
.figures .note { font-size: 15px; font-weight: 400; color: var(--soft); line-height: 1.4; }
.figures .main { padding: 22px 26px; border-radius: 14px; background: ${palette.tyne}; color: ${palette.white}; }
.main dt, .figures .main .note { color: ${palette.mist}; }
.figures .main dd { font-size: 52px; letter-spacing: -.02em; }
.figures .main .note { font-size: 15px; letter-spacing: 0; }
.estimate { margin-top: 20px; font-size: 15px; color: var(--soft); }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 24px; }
.even { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 230px), 1fr)); }
.even .button { justify-content: center; text-align: center; }
.actions:first-child { margin-top: 0; }
.button { display: inline-flex; align-items: center; min-height: 48px; padding: 10px 22px; border: 2px solid ${palette.tyne}; border-radius: 12px; background: ${palette.tyne}; color: ${palette.white}; font-family: inherit; font-size: inherit; font-weight: 700; text-decoration: none; cursor: pointer; }
.button:hover { background: ${palette.tyneDeep}; }
.button.second { background: transparent; color: var(--link); border-color: var(--link); }
.button.second:hover { background: var(--tint); }
h2 { font-size: 23px; line-height: 1.25; letter-spacing: -.01em; }
h3 { font-size: 18px; }
table { width: 100%; margin-top: 14px; border-collapse: collapse; }
th, td { padding: 10px 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
th { width: 52%; padding-right: 16px; color: var(--soft); }
td { text-align: right; font-weight: 600; }
.words th { width: 42%; }
.words td { text-align: left; }
.reference th, .reference td { width: auto; font-size: 15px; font-weight: 400; color: inherit; overflow-wrap: anywhere; }
.reference th { padding-right: 24px; }
tfoot th, tfoot td { border-top: 2px solid var(--link); font-size: 20px; font-weight: 700; color: var(--text); }
.small { margin-top: 10px; font-size: 15px; color: var(--soft); }
.bar { display: block; width: 100%; height: 16px; margin-top: 16px; border-radius: 8px; }
.swatch { display: inline-block; width: 12px; height: 12px; margin-right: 8px; }
.part-0 { fill: var(--part-0); } .part-1 { fill: var(--part-1); } .part-2 { fill: var(--part-2); } .part-3 { fill: var(--part-3); } .part-4 { fill: var(--part-4); }
.chart { width: 100%; height: auto; margin-top: 16px; overflow: visible; }
.chart text { fill: var(--soft); font-size: 15px; }
.chart .told { fill: var(--text); font-weight: 600; }
.grid { stroke: var(--line); }
.gain { fill: var(--saved); fill-opacity: .14; }
.cost-line { stroke: var(--cost); stroke-width: 3; stroke-dasharray: 9 6; }
.saved-line { stroke: var(--saved); stroke-width: 4; stroke-linecap: round; }
.dot { fill: ${palette.sun}; stroke: var(--text); stroke-width: 3; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 24px; margin-top: 10px; padding: 0; list-style: none; font-weight: 600; }
.legend li { display: flex; align-items: baseline; }
.legend svg { flex: none; width: 28px; height: 12px; margin-right: 8px; }
.steps { display: grid; gap: 20px; margin-top: 18px; padding: 0; list-style: none; }
.steps li { display: grid; grid-template-columns: 40px 1fr; gap: 14px; }
.steps span { display: grid; place-items: center; width: 40px; height: 40px; border-radius: 50%; background: ${palette.sunSoft}; color: ${palette.sunDeep}; font-weight: 700; }
.steps p, .how li { color: var(--soft); }
.how { margin-top: 14px; padding-left: 20px; }
.how li { padding: 3px 0; }
.how li::marker { color: ${palette.sun}; }
pre { margin-top: 12px; padding: 14px 16px; max-height: 420px; overflow: auto; border-radius: 10px; background: var(--tint); font-size: 14px; line-height: 1.45; }
code { font-size: .92em; }
.phone { display: inline-block; margin-top: 6px; font-size: 28px; font-weight: 700; text-decoration: none; }
.talk p { margin-top: 6px; }
.told { margin-top: 20px; padding: 14px 18px; border-left: 5px solid var(--saved); border-radius: 4px; background: var(--tint); font-weight: 600; }
.told:first-child { margin-top: 0; }
.told + .facts, .small + form { margin-top: 20px; }
.wrong { margin-top: 16px; padding: 14px 18px; border-left: 5px solid var(--cost); border-radius: 4px; background: var(--tint); font-weight: 600; }
fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
legend { padding: 0; }
.days { display: grid; gap: 0 40px; margin-top: 8px; }
.days fieldset { padding: 14px 0; border-top: 1px solid var(--line); }
.days legend { float: left; width: 100%; margin-bottom: 8px; font-weight: 700; }
.halves { clear: both; display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); gap: 10px; }
.halves label { display: flex; align-items: center; gap: 8px; min-height: 48px; padding: 8px 10px; border: 2px solid var(--line); border-radius: 12px; cursor: pointer; line-height: 1.3; }
.halves label:has(:checked) { border-color: var(--link); background: var(--tint); }
.halves label:has(:focus-visible), .button:focus-visible, summary:focus-visible { outline: 3px solid ${palette.sun}; outline-offset: 2px; }
.halves input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: ${palette.tyne}; }
.halves small { display: block; color: var(--soft); font-size: 14px; }
summary { display: inline-block; padding: 10px 0; color: var(--link); font-weight: 600; text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
footer { padding: 4px 0 40px; font-size: 15px; color: var(--soft); }
footer p { margin-top: 8px; }
@media (max-width: 719.98px) {
  .wide { display: none; }
  .reference th, .reference td { display: block; }
  .reference td { padding-top: 0; border-top: 0; color: var(--soft); }
}
@media (min-width: 720px) {
  .reference th { width: 44%; }
  .days { grid-template-columns: 1fr 1fr; }
  .split { grid-template-columns: 1.1fr 1fr; }
  .figures .main { display: grid; align-content: center; }
  .narrow { display: none; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; column-gap: 20px; }
  .pair > div { display: flex; flex-direction: column; }
  .pair > div > .card:last-child { flex: 1; }
  .card { padding: 32px; }
  .sky .wrap { padding-bottom: 112px; }
  .sun { right: 64px; width: 312px; height: 156px; }
}
@media print {
  :root { color-scheme: light; --page: ${palette.white}; --card: ${palette.white}; --text: ${palette.ink}; --soft: ${palette.inkSoft}; --line: ${palette.line}; --link: ${palette.tyne}; --saved: ${palette.tyne}; --cost: ${palette.brick}; --part-0: ${palette.tyne}; --part-2: ${palette.brick}; }
  @page { margin: 14mm; }
  body { font-size: 11pt; }
  .actions, .sun, .screen { display: none; }
  /* Browsers that break a grid between two sheets print one cell over another. */
  .pair, .pair > div { display: block; }
  .chart { max-height: 70mm; }
  main.wrap, footer { padding-bottom: 0; }
  .sky { background: ${palette.white}; color: ${palette.ink}; border-bottom-width: 2px; }
  .sky .wrap { padding-bottom: 14px; }
  .brand, .lead { color: ${palette.ink}; }
  .wrap { padding: 0; max-width: none; }
  .card, .first { margin-top: 12px; padding: 0; border: 0; break-inside: avoid; }
  .figures .main { padding: 0; background: none; color: ${palette.ink}; }
  .main dt, .figures .main .note { color: ${palette.inkSoft}; }
  .figures .main dd { font-size: 26pt; }
}
`;

/** The one style sheet of a page. */
export interface PageStyle {
  readonly text: string;
  /** For `style-src`: "sha256-…" without quotation marks. */
  readonly hash: string;
}

/** The one style sheet of the saved-quote page; a policy that names its hash allows no other. */
export const quoteStyle = `${fontFaces()}${looks}`;

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export const quoteStyleHash = hashOf(quoteStyle);

const styleOf = (text: string): PageStyle => ({ text, hash: hashOf(text) });

/** The looks of a saved quote with more behind them, for a page that needs both. */
export const extendStyle = (more: string): PageStyle => styleOf(`${quoteStyle}${more}`);

/** The same for a page that is kept as a file: it fetches nothing, our typefaces neither. */
export const standaloneStyle = (more: string): PageStyle => styleOf(`${looks}${more}`);
