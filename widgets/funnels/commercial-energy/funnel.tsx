import { HighStreetScene } from '../../ui/illustrations/HighStreetScene.tsx';
import { defineFunnel } from '../../wizard/defineFunnel.tsx';
import { PageButton } from '../../wizard/PageLink.tsx';
import * as copy from './copy.ts';
import { attributes, initialValues } from './state.ts';
import { Benefits } from './steps/Benefits.tsx';
import { BusinessStep } from './steps/BusinessStep.tsx';

/**
 * A comparison of energy prices for a business in four steps: business, energy, contact details, request received.
 * There's no price at the end: a specialist asks suppliers and gets in touch.
 *
 * Besides the attributes of every tag (`partner`, `campaign`, `reference`, `done-url`, `keep`, `data-layer`, `mode`, `api`,
 * `theme`, `head`, `label`, `autofocus`, `no-statistics`, `variant`):
 *
 * @attribute postcode where the energy is used, a full UK postcode; fills the field of the first step.
 *
 * @fires quote-ready {version} the first step can be used
 * @fires quote-step {step, of, name} another step is shown
 * @fires quote-submitting {type} cancelable: the lead is about to be sent; prevented, nothing is sent and the form stays
 * @fires quote-submitted {type, reference} the lead is stored
 * @fires quote-failed {code} a submission didn't get through; the visitor was told
 * @fires quote-action {action} call, email, print, pdf, share or book on the last step
 *
 * @part frame the whole card
 * @part head heading, lead and picture of a step
 * @part foot the line that names the company
 * @part heading the title of a step
 * @part progress which step of how many
 * @part form the form of a step
 * @part field a question with its label and control
 * @part label the words of a question
 * @part input a control that takes text, a number or one of a list
 * @part button every button, and links that look like one
 * @part summary the answers so far, listed
 * @part figure a figure of the result
 *
 * @cssproperty --quote-accent colour of buttons, selection and links
 * @cssproperty --quote-accent-text colour of the text on it
 * @cssproperty --quote-surface background; every other colour follows from it
 * @cssproperty --quote-radius radius of corners
 * @cssproperty --quote-font font of the text; `inherit` takes the page's
 * @cssproperty --quote-heading-font font of headings
 * @cssproperty --quote-top height of a header that stays at the top of the page
 *
 * @since 0.1.0
 */
export const commercialEnergyQuote = defineFunnel({
  tag: 'commercial-energy-quote',
  attributes,
  texts: copy.wizard,
  initialValues,
  first: (form) => ({
    heading: copy.business.heading,
    intro: copy.business.intro,
    scene: <HighStreetScene />,
    submitText: copy.business.submit,
    aside: (
      <PageButton path={copy.business.home.path} variant="quiet">
        {copy.business.home.text}
      </PageButton>
    ),
    beside: <Benefits />,
    children: <BusinessStep form={form} />,
  }),
  loadLater: () => import('./later.tsx'),
});
