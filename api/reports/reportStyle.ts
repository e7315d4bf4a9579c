import { palette } from '#contract/common/palette.ts';
import { standaloneStyle } from '../documents/quoteStyle.ts';

/** Tables of figures and bars, on a screen and on paper. */
export const reportStyle = standaloneStyle(`
.sky .wrap { padding-top: 18px; padding-bottom: 84px; }
.sky .sun { bottom: 0; }
h1 { margin-top: 14px; font-size: clamp(28px, 5vw, 40px); }
.totals { grid-template-columns: repeat(auto-fit, minmax(140px, auto)); margin-top: 0; }
.totals dd { font-size: clamp(24px, 2.4vw, 30px); white-space: nowrap; }
h1 { max-width: 20em; padding-right: 0; }
.scroll { overflow-x: auto; }
.scroll:focus-visible { outline: 3px solid var(--link); outline-offset: 4px; }
.sums th, .sums td { width: auto; padding: 9px 0 9px 16px; text-align: right; white-space: nowrap; color: inherit; font-variant-numeric: tabular-nums; }
.sums th:first-child { padding-left: 0; text-align: left; white-space: normal; overflow-wrap: anywhere; min-width: 9em; }
.sums thead th { color: var(--soft); font-size: 15px; border-top: 0; vertical-align: bottom; }
.stages { display: grid; gap: 8px; margin-top: 14px; padding: 0; list-style: none; }
.stages li { display: grid; grid-template-columns: minmax(100px, 1.1fr) 3fr minmax(96px, 1fr); align-items: center; gap: 12px; }
.stages svg { width: 100%; height: 18px; border-radius: 6px; }
.stages span:first-child { white-space: nowrap; }
.stages span:last-child { color: var(--soft); white-space: nowrap; }
.stages strong { color: var(--text); }
.rest { fill: var(--tint); }
.pairs { display: grid; gap: 20px; }
.pairs h3 { margin-top: 18px; }
@media (min-width: 900px) { .pairs { grid-template-columns: 1fr 1fr; column-gap: 44px; } }
@media print { .scroll { overflow: visible; } .sums { font-size: 9pt; } .part-0, .part-1, .part-2, .rest { print-color-adjust: exact; -webkit-print-color-adjust: exact; } .rest { fill: ${palette.mist}; } }
`);
