import { palette } from '#contract/common/palette.ts';
import { extendStyle } from '../documents/quoteStyle.ts';

/** The desk is read on a telephone between two calls: a low header, wide buttons, nothing beside what is to be done. */
export const deskStyle = extendStyle(`
.sky .wrap { padding-top: 14px; padding-bottom: 20px; }
.sky .sun { right: 20px; bottom: 0; width: 104px; height: 52px; }
h1 { margin-top: 8px; max-width: none; padding-right: 92px; font-size: clamp(26px, 5vw, 36px); }
.lead { max-width: none; margin-top: 6px; padding-right: 92px; font-size: 16px; }
.bar-top { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 20px; margin-top: 14px; }
.bar-top a, .bar-top summary { display: inline-flex; align-items: center; min-height: 44px; padding: 0; }
.part { margin-top: 26px; }
.part > h2 { display: flex; align-items: center; gap: 10px; }
.count { min-width: 30px; padding: 2px 9px; border-radius: 15px; background: var(--tint); color: var(--strong); font-size: 17px; text-align: center; }
.none { margin-top: 10px; color: var(--soft); }
.jobs { display: grid; gap: 14px; margin-top: 12px; padding: 0; list-style: none; }
.job { margin-top: 0; padding: 18px 20px; border-left: 6px solid var(--saved); }
.job.late { border-left-color: ${palette.sun}; }
.job.overdue { border-left-color: var(--cost); }
.job.quiet { border-left-color: var(--line); }
.head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 2px 16px; }
.head h3 { font-size: 20px; line-height: 1.3; }
.head h3 a { display: inline-block; padding: 9px 0; }
.small a { display: inline-block; padding: 10px 0; }
.small:has(a) { margin-bottom: -8px; }
.wait { font-weight: 600; }
.late .wait, .overdue .wait { padding: 1px 10px; border-radius: 8px; background: var(--mark, ${palette.sunSoft}); color: var(--mark-text, ${palette.sunDeep}); }
.overdue .wait { background: ${palette.dangerSoft}; color: ${palette.danger}; }
.what { margin-top: 4px; color: var(--soft); font-size: 16px; }
.what .reference { white-space: nowrap; font-weight: 600; }
.due { margin-top: 4px; font-weight: 600; }
.actions, form > .actions:first-child { gap: 10px; margin-top: 16px; }
.job .actions { margin-top: 14px; }
.actions form { display: contents; }
.button { justify-content: center; padding: 10px 18px; text-align: center; }
.field { display: grid; gap: 6px; margin-top: 14px; max-width: 30em; }
.field label { font-weight: 600; }
.field input, .field select, .field textarea { width: 100%; min-height: 48px; padding: 10px 14px; border: 2px solid ${palette.lineStrong}; border-radius: 12px; background: var(--card); color: var(--text); font: inherit; }
.field textarea { min-height: 108px; resize: vertical; }
.field :focus-visible { outline: 3px solid ${palette.sun}; outline-offset: 2px; }
.field small { color: var(--soft); font-size: 15px; }
.more { margin-top: 10px; border-top: 1px solid var(--line); }
.more:last-child { border-bottom: 1px solid var(--line); }
.more + .more { margin-top: 0; }
.more > summary { display: flex; align-items: center; min-height: 52px; text-decoration: none; }
.more > summary::before { content: "+"; width: 24px; font-weight: 700; }
.more[open] > summary::before { content: "–"; }
.more form { padding-bottom: 20px; }
.more .actions { margin-top: 14px; }
.log { margin-top: 14px; padding: 0; list-style: none; }
.log li { padding: 12px 0; border-top: 1px solid var(--line); }
.log li:first-child { border-top: 0; padding-top: 0; }
.log small { display: block; color: var(--soft); font-size: 15px; }
.taken { padding: 14px 18px; border-left: 5px solid var(--saved); border-radius: 4px; background: var(--tint); font-weight: 600; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 479.98px) {
  .card { padding: 20px; }
  .job { padding: 16px; }
  .actions .button { flex: 1 1 100%; }
  .actions.two .button { flex: 1 1 40%; }
}
@media (min-width: 720px) {
  .sky .sun { right: 64px; width: 176px; height: 88px; }
  .sky .wrap { padding-bottom: 24px; }
  .jobs { grid-template-columns: 1fr 1fr; }
  .card { padding: 26px; }
  .job { padding: 20px 22px; }
}
`);
