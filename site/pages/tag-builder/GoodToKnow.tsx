import type { ReactNode } from 'react';
import { company } from '#contract/common/company.ts';
import { API_PAGE_PATH } from '#contract/common/wire.ts';
import { absoluteUrl } from '../../document/publicUrl.ts';
import { PageSection } from '../../kit/components/PageSection.tsx';
import * as styles from './TagBuilder.css.ts';

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
export const GoodToKnow = () => (
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
