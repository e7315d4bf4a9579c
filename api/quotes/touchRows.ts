import { CLICK_ID_KEYS, UTM_KEYS, type Touch } from '#contract/common/touch.ts';
import type { Attribution } from '#contract/common/wire.ts';

/** "news / email / autumn · https://a.example · /blog" */
function touchWords({ utm = {}, referrerOrigin, landingPath }: Touch): string {
  const campaign = UTM_KEYS.flatMap((key) => utm[key] ?? []).join(' / ');
  return [campaign, referrerOrigin, landingPath].filter(Boolean).join(' · ');
}

const clickWords = ({ clickIds = {} }: Touch): string =>
  CLICK_ID_KEYS.flatMap((key) => (clickIds[key] ? [`${key} ${clickIds[key]}`] : [])).join(', ');

type Row = readonly [label: string, value: string | undefined];

/** How the visitor found us, besides what the page of the form tells; the first arrival only where it was another one. */
export function touchRows({ pagePath, first = {}, last = {} }: Attribution): readonly Row[] {
  const firstWords = touchWords(first);
  return [
    ['Landed on', last.landingPath === pagePath ? undefined : last.landingPath],
    ['Advert click', clickWords(last) || clickWords(first)],
    ['First visit', firstWords === touchWords(last) ? undefined : firstWords],
  ];
}
