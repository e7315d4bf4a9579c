import type { ReactNode } from 'react';
import { company } from '#contract/common/company.ts';
import { API_PAGE_PATH } from '#contract/common/wire.ts';
import { absoluteUrl } from '../../document/publicUrl.ts';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { PageSection } from '../../kit/components/PageSection.tsx';
import { BuilderForm } from './BuilderForm.tsx';
import { KEY_TO_COME } from './markup.ts';
import { platformOf } from './platforms.ts';
import { snippetOf } from './snippets.ts';
import * as styles from './TagBuilder.css.ts';

const START = snippetOf({
  tag: 'solar-quote',
  attributes: { partner: KEY_TO_COME },
  styling: {},
  way: 'tag',
  isOwnScript: false,
  pinned: undefined,
  base: absoluteUrl(''),
});

/** A drawn page of a partner with the tag in it; the script puts the frame there. */
const Preview = () => (
  <section className={styles.preview} id="preview" aria-labelledby="preview-heading" tabIndex={-1}>
    <div className={styles.previewHead}>
      <h2 className={styles.heading} id="preview-heading">
        Preview
      </h2>
      <fieldset className={styles.widthSwitch} form="builder">
        <legend className={styles.unseen}>Width of the preview</legend>
        {(['wide', 'narrow'] as const).map((width) => (
          <label key={width} className={styles.switchItem}>
            {/* None is chosen until the script knows the screen: sent early, the form says nothing of it. */}
            <input className={styles.unseen} form="builder" type="radio" name="width" value={width} />
            <span className={styles.switchWord}>{width === 'wide' ? 'Computer' : 'Phone'}</span>
          </label>
        ))}
      </fieldset>
    </div>
    <div className={styles.browser}>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.dot} />
        <span className={styles.dot} />
        <span className={styles.dot} />
        <span className={styles.address}>www.your-site.example</span>
      </div>
      <div className={styles.stage} data-stage="" />
    </div>
    <p className={styles.small}>This is a sample: nothing you enter is sent or stored.</p>
  </section>
);

/** What is to be copied. */
const Code = () => (
  <section className={styles.code} aria-labelledby="code-heading">
    <div className={styles.codeHead}>
      <h2 className={styles.heading} id="code-heading">
        Your code
      </h2>
      <p className={styles.status} role="status" data-status="" />
      <button className={styles.copy} type="button" data-copy="">
        Copy code
      </button>
    </div>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and a keyboard must be able to */}
    <pre className={styles.snippet} tabIndex={0} translate="no">
      <code data-snippet="">{START}</code>
    </pre>
    <div data-steps-box="">
      <h3 className={styles.stepsHeading} data-steps-heading="">
        Step by step
      </h3>
      <ol className={styles.steps} data-steps="">
        {platformOf('html').steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  </section>
);

interface QuestionProps {
  readonly asked: string;
  readonly children: ReactNode;
}

const Question = ({ asked, children }: QuestionProps) => (
  <div>
    <dt className={styles.question}>{asked}</dt>
    <dd>{children}</dd>
  </div>
);

/** What partners ask next. */
const GoodToKnow = () => (
  <PageSection heading="Good to know" isLast>
    <dl className={styles.answers}>
      <Question asked="No partner key yet?">
        Email us the address of your site at <a href={`mailto:${company.email}`}>{company.email}</a>. We’ll send you a
        key and a link to your results.
      </Question>
      <Question asked="Who gets the credit?">
        You do, when the form is on an address you’ve registered with us. A lead from anywhere else still reaches us,
        but we can’t count it as yours.
      </Question>
      <Question asked="How do I know it works?">
        Open your page and click once in the form. If your key or your address isn’t known to us, the browser’s console
        says so, and what to do.
      </Question>
      <Question asked="Does it slow my page down?">
        The form loads when it comes near the screen: 8 to 12 kB. The rest follows when a visitor touches it.
      </Question>
      <Question asked="What does it keep?">
        Nothing on your page, unless you choose to keep what was typed: no cookies, no storage.
      </Question>
      <Question asked="What do I tell my visitors?">
        We count which steps of the form are reached: daily totals, nothing about the visitor. Mention it in your
        privacy notice, with a link to <a href="/cookie-policy#statistics">how we count</a>.
      </Question>
      <Question asked="Does your site have a content security policy?">
        Add {absoluteUrl('')} to script-src and connect-src, for a frame to frame-src. If it forbids inline styles, move
        what’s between the style tags into your own style sheet: your colours are in there.
      </Question>
      <Question asked="A frame or the tag?">
        The tag suits most pages. Take the frame where your editor or your policy allows no scripts of others. Inside a
        sandboxed frame it needs allow-scripts; to open links it also needs allow-popups and
        allow-popups-to-escape-sandbox.
      </Question>
      <Question asked="What else can a tag be told?">
        <a href="/partners">The pages for partners</a> have every attribute, property and event, with an example of
        each.
      </Question>
      <Question asked="Writing your own program?">
        <a href={API_PAGE_PATH}>Our API</a> takes the same leads, with every field described.
      </Question>
    </dl>
  </PageSection>
);

/** The builder: client/behaviours/tagBuilder.ts makes it work; without script the plain code is there to be copied. */
export const TagBuilder = () => (
  <>
    <PageHeader
      here="Tag builder"
      heading="Our quote forms on your website"
      lead="Pick a form, match it to your site, copy the code. It takes about two minutes and costs you nothing."
    />
    <div className={styles.page}>
      <noscript>
        <p className={styles.notice}>
          The builder needs JavaScript. The code below works as it is: put your partner key in place of {KEY_TO_COME}.
        </p>
      </noscript>
      <div className={styles.builder} data-behaviour="tagBuilder" data-base={absoluteUrl('')}>
        <BuilderForm />
        <Preview />
        <Code />
        <button className={styles.jump} form="builder" type="submit">
          See the preview
        </button>
      </div>
      <GoodToKnow />
    </div>
  </>
);
