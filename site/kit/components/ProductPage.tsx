import type { FunctionComponent, ReactNode } from 'react';
import { company } from '#contract/common/company.ts';
import { accreditationWords, telephoneLink } from '#contract/common/identity.ts';
import type { TagName } from '#contract/tags.ts';
import { BarChart } from '../../../widgets/ui/BarChart/BarChart.tsx';
import type { CaseStudy } from '../../facts/caseStudies.ts';
import { factText } from '../../facts/facts.ts';
import type { Faq } from '../../facts/faqs.ts';
import type { RenderedText } from '../../markdown/markdown.ts';
import * as actionLink from './actionLink.css.ts';
import { ContactBand } from './CallToAction.tsx';
import { CustomerQuote, Stars } from './CustomerQuote.tsx';
import type { Fact } from './Facts.tsx';
import { FaqList } from './FaqList.tsx';
import { NextSteps, type TitledText } from './NextSteps.tsx';
import { SampleNote } from './Notes.tsx';
import { PageHeader } from './PageHeader.tsx';
import { PageSection } from './PageSection.tsx';
import * as styles from './ProductPage.css.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { FORM_ID, QuoteForm, type WithoutScript } from './QuoteForm.tsx';
import { after } from './RelatedLinks.css.ts';
import { RelatedLinks, type RelatedContent } from './RelatedLinks.tsx';

/** How long something of a system is under warranty. */
interface Warranty {
  readonly name: string;
  /** "25 or 30 years" */
  readonly text: string;
  /** The shortest of them, which the bar shows. */
  readonly years: number;
}

/** A page about something that we fit, as data: from what it is to the form that prices it. */
export interface ProductContent {
  readonly here: string;
  readonly heading: string;
  readonly lead: string;
  readonly Picture: FunctionComponent;
  /** The one range of the service, and whom it is for: "A home system, fitted". */
  readonly price: { readonly label: string; readonly text: string };
  /** What it is good for: figures, and a chart beside them. */
  readonly gain: {
    readonly heading: string;
    readonly text: string;
    readonly rows: readonly Fact[];
    readonly Chart: FunctionComponent;
  };
  /** What comes into the house, drawn. */
  readonly fitted: { readonly heading: string; readonly text: string; readonly content: ReactNode };
  /** What the price is made of; the first paragraph says on what the range rests. */
  readonly cost: {
    readonly heading: string;
    readonly paragraphs: readonly [basis: string, ...string[]];
    readonly Chart: FunctionComponent;
  };
  readonly steps: { readonly heading: string; readonly items: readonly TitledText[] };
  readonly warranty: {
    readonly heading: string;
    readonly text: string;
    readonly caption: string;
    readonly parts: readonly Warranty[];
    readonly note: string;
  };
  readonly project: CaseStudy;
  readonly questions: readonly Faq[];
  readonly related: RelatedContent;
  readonly form: { readonly tag: TagName; readonly heading: string; readonly lead: string } & {
    readonly withoutScript: WithoutScript;
  };
  readonly help: TitledText;
}

const BASIS_ID = 'price-basis';

const Offer = ({ price, form }: Pick<ProductContent, 'price' | 'form'>) => (
  <div className={styles.offer}>
    <p className={styles.price}>
      <span className={styles.priceLabel}>{price.label}</span>{' '}
      <span className={styles.amount}>
        {price.text}
        <a className={styles.mark} href={`#${BASIS_ID}`} aria-label="What this price is based on">
          <span aria-hidden="true">*</span>
        </a>
      </span>
    </p>
    <p className={styles.actions}>
      {/* Further down instead of on another page, and counted like every call for a solar quote. */}
      <a
        className={actionLink.sizes.large}
        href={`#${FORM_ID}`}
        {...(form.tag === 'solar-quote' && { 'data-solar-quote': '' })}
      >
        {form.heading}
      </a>
      <span>
        or call <a href={telephoneLink(company.phone)}>{company.phone}</a>
      </span>
    </p>
  </div>
);

const Gain = ({ heading, text, rows, Chart }: ProductContent['gain']) => (
  <PageSection heading={heading} text={text}>
    <div className={styles.split}>
      <dl>
        {rows.map(({ figure, text: meaning }) => (
          <div key={figure} className={styles.figureRow}>
            <dt className={styles.figure}>{figure}</dt>
            <dd className={styles.soft}>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Chart />
    </div>
  </PageSection>
);

const Cost = ({ heading, paragraphs: [basis, ...others], Chart }: ProductContent['cost']) => (
  <PageSection heading={heading}>
    <div className={styles.split}>
      <div className={styles.paragraphs}>
        {others.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className={styles.basis} id={BASIS_ID}>
          <span aria-hidden="true">* </span>
          {basis}
        </p>
      </div>
      <Chart />
    </div>
  </PageSection>
);

const Warranties = ({ heading, text, caption, parts, note }: ProductContent['warranty']) => (
  <section className={styles.besides} aria-labelledby="warranty">
    <div className={styles.split}>
      <div className={styles.paragraphs}>
        <h2 className={styles.heading} id="warranty">
          {heading}
        </h2>
        <p>{text}</p>
        <p className={styles.basis}>{note}</p>
      </div>
      <BarChart
        caption={caption}
        bars={parts.map(({ name, text: shown, years }) => ({ label: name, text: shown, value: years, isMain: true }))}
      />
    </div>
  </section>
);

const Voice = ({ testimonial }: Pick<CaseStudy, 'testimonial'>) =>
  testimonial ? (
    <CustomerQuote quote={testimonial.quote} author={testimonial.author} detail={testimonial.position} />
  ) : null;

/** What speaks for us: only registers that we have a number in, and figures marked for what they are. */
const Proof = ({ project }: Pick<ProductContent, 'project'>) => (
  <PageSection heading="Work you can look at">
    <div className={styles.split}>
      <div className={styles.paragraphs}>
        {company.rating && (
          <p className={styles.score}>
            <Stars rating={company.rating.score} />
            {factText('home-rating')}
          </p>
        )}
        {accreditationWords(company.accreditations).map((words) => (
          <p key={words}>
            <strong>{words}</strong>
          </p>
        ))}
        <SampleNote>Rating and project are samples: they show where yours will go.</SampleNote>
        <Voice testimonial={project.testimonial} />
        <a className={actionLink.sizes.plain} href="/case-studies">
          See our projects
        </a>
      </div>
      <ul>
        <ProjectCard project={project} Heading="h3" />
      </ul>
    </div>
  </PageSection>
);

type Answer = FunctionComponent<{ readonly text: RenderedText }>;

const Questions = ({ items, Answer }: { readonly items: readonly Faq[]; readonly Answer: Answer }) => (
  <section className={styles.besides} aria-labelledby="common-questions">
    <div className={styles.split}>
      <div className={styles.formIntro}>
        <h2 className={styles.heading} id="common-questions">
          Common questions
        </h2>
        <p>
          <a href="/faqs#solar">All questions about solar, batteries and charging</a>
        </p>
      </div>
      <FaqList items={items} Answer={Answer} />
    </div>
  </section>
);

const Form = ({ form: { tag, heading, lead, withoutScript } }: Pick<ProductContent, 'form'>) => (
  <section className={styles.band} id={FORM_ID} aria-labelledby="quote-heading">
    <div className={styles.form}>
      <div className={styles.formIntro}>
        <h2 className={styles.heading} id="quote-heading">
          {heading}
        </h2>
        <p className={styles.soft}>{lead}</p>
      </div>
      <QuoteForm tag={tag} attributes={{ head: 'none' }} {...withoutScript} />
    </div>
  </section>
);

interface Props {
  readonly content: ProductContent;
  /** What shows an answer. */
  readonly Answer: Answer;
}

/** What we fit, what it costs and how it goes, between the menu and the form. */
export const ProductPage = ({ content, Answer }: Props) => {
  const { here, heading, lead, Picture, gain, fitted, cost, steps, warranty, related, help } = content;
  return (
    <>
      <PageHeader here={here} heading={heading} lead={lead} Picture={Picture}>
        <Offer {...content} />
      </PageHeader>
      <Gain {...gain} />
      <PageSection heading={fitted.heading} text={fitted.text}>
        {fitted.content}
      </PageSection>
      <Cost {...cost} />
      <NextSteps heading={steps.heading} steps={steps.items} />
      <Warranties {...warranty} />
      <Proof {...content} />
      <Questions items={content.questions} Answer={Answer} />
      <div className={after}>
        <RelatedLinks {...related} />
      </div>
      <Form {...content} />
      <ContactBand heading={help.title}>{help.text}</ContactBand>
    </>
  );
};
