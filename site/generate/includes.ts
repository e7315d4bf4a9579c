import { INCLUDE_TOKENS } from '#contract/common/include.ts';
import { TAG_NAMES, type TagName } from '#contract/tags.ts';
import { slotCss, wholeStepCss } from '../../widgets/runtime/heldBackSlot.ts';
import { declarativeRoot } from '../../widgets/runtime/prerenderElement.tsx';
import { registeredCss } from '../../widgets/runtime/styles.ts';
import { styleCutter } from './pageStyles.ts';
import { plainRest } from './plainForm.tsx';

const { style, theme, step, about } = INCLUDE_TOKENS;

function includeOf(tag: TagName, cut: (html: string) => string): string {
  // The step brings the rules that it uses. Some of these once more, and after the others, would change how it looks.
  const rest = plainRest(tag, theme, (html) => `@scope([data-plain]){${cut(html)}}`);
  return declarativeRoot(`${style}${slotCss}${wholeStepCss}`, step, `${about}${rest}`);
}

/** The shadow root of each tag for the pages of others, without what the server knows when it is asked for one. */
export function includes(): Readonly<Record<string, string>> {
  const cut = styleCutter(registeredCss(), []);
  return Object.fromEntries(TAG_NAMES.map((tag) => [tag, includeOf(tag, cut)]));
}
