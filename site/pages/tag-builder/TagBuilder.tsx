import { absoluteUrl } from '../../document/publicUrl.ts';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { BuilderForm } from './BuilderForm.tsx';
import { GoodToKnow } from './GoodToKnow.tsx';
import { KEY_TO_COME } from './markup.ts';
import { platformOf } from './platforms.ts';
import { snippetOf } from './snippets.ts';
import * as styles from './TagBuilder.css.ts';

const START = snippetOf({
  tag: 'solar-quote',
  attributes: { partner: KEY_TO_COME },
  looks: {},
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
            <input
              className={styles.unseen}
              form="builder"
              type="radio"
              name="width"
              value={width}
              defaultChecked={width === 'wide'}
            />
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
    <p className={styles.small}>A sample: nothing you enter in it is sent or stored.</p>
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
    <pre className={styles.snippet} tabIndex={0}>
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
