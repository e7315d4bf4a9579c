import { renderToString } from 'react-dom/server';
import { ENQUIRY_PATH, PLAIN_FIELDS, PLAIN_FORM_ID } from '#contract/common/enquiry.ts';
import { isFormTag, type FormTag, type TagName } from '#contract/tags.ts';
import { heldBackClass } from '../../widgets/runtime/heldBackSlot.ts';
import type { PlainForm } from '../../widgets/runtime/prerenderElement.tsx';
import { root } from '../../widgets/theme/host.css.ts';
import { space } from '../../widgets/theme/tokens.ts';
import { vars } from '../../widgets/theme/vars.css.ts';
import { Button } from '../../widgets/ui/Button/Button.tsx';
import { Checkbox } from '../../widgets/ui/Checkbox/Checkbox.tsx';
import type { FieldBinding } from '../../widgets/ui/fieldBinding.ts';
import { Columns, Stack } from '../../widgets/ui/Layout/Layout.tsx';
import { TextArea } from '../../widgets/ui/TextArea/TextArea.tsx';
import { TextField } from '../../widgets/ui/TextField/TextField.tsx';
import { escapeHtml } from '../document/html.ts';
import type { WholeForm } from '../kit/components/QuoteForm.tsx';

const OPTIONAL = '(optional)';

const ignore = (): void => undefined;
const field = (name: string): FieldBinding => ({ name, onChange: ignore, onBlur: ignore, ref: ignore });

/** What a form lacks where only its first step can be shown: who asks, with a hint at what the others would have asked, or a button alone. */
interface PersonLack {
  readonly hint: string;
}
interface ButtonLack {
  readonly button: string;
}

const HINT = "Tell us what you'd like, in your own words.";

const LACKS: Readonly<Record<Exclude<FormTag, WholeForm>, PersonLack> & Record<WholeForm, ButtonLack>> = {
  'solar-quote': { hint: "Your postcode, which way your roof faces, and whether you'd like a battery." },
  'ev-quote': { hint: "The charger you'd like, your car, where you park, and your postcode." },
  'homecare-quote': { hint: 'The type of home, how many bedrooms it has, and your postcode.' },
  'instant-quote': { hint: HINT },
  'commercial-energy-quote': { hint: 'Who supplies you, when your contract ends, and roughly how much you use.' },
  'commercial-solar-quote': { hint: "Your business, its postcode, and whether you'd like a battery." },
  'quick-quote': { hint: HINT },
  'contact-form': { button: 'Send message' },
  'newsletter-signup': { button: 'Subscribe' },
};

/** Who asks. A funnel wants to know it in a later step, which only a script can show. */
const Person = ({ hint }: { readonly hint: string }) => (
  <>
    <Columns>
      <TextField field={field(PLAIN_FIELDS.name)} label="Name" autoComplete="name" autoCapitalize="words" required />
      <TextField
        field={field(PLAIN_FIELDS.email)}
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
    </Columns>
    <TextField
      field={field(PLAIN_FIELDS.phone)}
      label="Phone number"
      optionalText={OPTIONAL}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
    />
    <TextArea
      field={field(PLAIN_FIELDS.message)}
      label="Anything we should know?"
      optionalText={OPTIONAL}
      hint={hint}
    />
    <Checkbox
      field={field(PLAIN_FIELDS.consent)}
      label={
        <>
          I agree to the <a href="/privacy-policy">Privacy Policy</a> and consent to being contacted about my enquiry.
        </>
      }
      required
    />
  </>
);

/** What a form lacks without scripts: the fields of later steps, and a button that sends. */
const Rest = ({ tag, theme }: { readonly tag: FormTag; readonly theme: string }) => {
  const lack = LACKS[tag];
  const isPerson = 'hint' in lack;
  return (
    <div className={root} data-theme={theme} data-plain={isPerson ? 'fields' : 'button'}>
      <Stack>
        {isPerson && <Person hint={lack.hint} />}
        <Button variant="primary" type="submit">
          {isPerson ? 'Send my answers' : lack.button}
        </Button>
      </Stack>
    </div>
  );
};

// Buttons of the widget do nothing without a script, a slider moves nothing, there is no second step, and the fallback
// says that nothing works.
const STYLE =
  `[data-prerendered] :is(button,[part=slider],[part=progress],#why-blocked),.${heldBackClass}{display:none!important}` +
  `[data-plain]{margin-block-start:${space.md}px}` +
  `[data-plain=fields]{padding:${space.lg}px;background:${vars.raised};` +
  `border:1px solid ${vars.line};border-radius:calc(${vars.radius}*2)}`;

const TOOL_STYLE =
  '[data-prerendered]{display:none!important}' +
  `.${heldBackClass}{block-size:auto!important;visibility:visible!important;animation:none!important}`;

const hidden = (name: string, value: string | undefined): string =>
  value === undefined ? '' : `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

// Outside of their form, and part of it by its name.
const inForm = (markup: string): string =>
  markup.replaceAll(/<(input|textarea|button)\b/g, `<$1 form="${PLAIN_FORM_ID}"`);

/**
 * What a form lacks where no script runs.
 * Of a tool, which sends nothing: that the page's own words in the tag take its place.
 * @param theme light, dark or auto
 * @param styleFor styles that the page does not have yet, for this markup
 */
export function plainRest(tag: TagName, theme: string, styleFor: (html: string) => string): string {
  if (!isFormTag(tag)) return `<noscript><style>${TOOL_STYLE}</style></noscript>`;
  const rest = renderToString(<Rest tag={tag} theme={theme} />);
  return inForm(`<noscript><style>${styleFor(rest)}${STYLE}</style>${rest}</noscript>`);
}

interface Place {
  readonly tag: TagName;
  readonly attributes: Readonly<Record<string, string>>;
  readonly page: string;
}

/** Makes the form of a tag one that posts to the server, for visitors without JavaScript and before it has arrived. */
export function plainForm({ tag, attributes, page }: Place): PlainForm {
  if (!isFormTag(tag)) return { action: undefined, html: plainRest(tag, 'auto', () => '') };
  const about = [
    hidden(PLAIN_FIELDS.form, tag),
    hidden(PLAIN_FIELDS.page, page),
    hidden(PLAIN_FIELDS.partner, attributes['partner']),
    hidden(PLAIN_FIELDS.campaign, attributes['campaign']),
  ].join('');
  return { action: ENQUIRY_PATH, html: `${inForm(about)}${plainRest(tag, 'auto', () => '')}` };
}
