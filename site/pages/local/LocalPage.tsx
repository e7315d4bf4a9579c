import { CheckIcon } from '../../../widgets/ui/icons/ControlIcons.tsx';
import { monthAndYear } from '../../facts/calendar.ts';
import { Prose } from '../../figures/Prose.tsx';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { CallToAction, type Action, SolarQuoteLink } from '../../kit/components/CallToAction.tsx';
import { CustomerQuote } from '../../kit/components/CustomerQuote.tsx';
import { Facts } from '../../kit/components/Facts.tsx';
import { FaqList } from '../../kit/components/FaqList.tsx';
import { OfficeMap } from '../../kit/components/OfficeMap.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { TableOfContents } from '../../kit/components/TableOfContents.tsx';
import { slugOf } from '../../markdown/markdown.ts';
import type { LocalContent, LocalService } from './local.ts';
import * as styles from './LocalPage.css.ts';

interface Props {
  readonly content: LocalContent;
}

/** Where the quote of a service is made (site specification, section 2: Local landing pages). */
const QUOTES: Readonly<Record<LocalService, Action>> = {
  solar: { text: 'Get my solar quote', href: '/solar-quote' },
  'commercial-solar': { text: 'Get my solar quote', href: '/solar-quote', customerType: 'business' },
  // The general quote has no batteries: it hands this service on to the solar quote.
  battery: { text: 'Get my battery quote', href: '/get-a-quote?service=Home+battery' },
  ev: { text: 'Get my EV charger quote', href: '/ev-quote' },
};

const QuoteLink = ({ action: { text, href, customerType } }: { readonly action: Action }) =>
  href === '/solar-quote' ? (
    <SolarQuoteLink size="large" {...(customerType && { customerType })}>
      {text}
    </SolarQuoteLink>
  ) : (
    <a className={actionLink.sizes.large} href={href}>
      {text}
    </a>
  );

const Bullets = ({ content: { Detail, bulletsHeading, bullets } }: Props) => (
  <section className={styles.bulletSection} aria-labelledby={slugOf(bulletsHeading)}>
    <div className={styles.side}>
      <h2 className={styles.heading} id={slugOf(bulletsHeading)}>
        {bulletsHeading}
      </h2>
      <div className={styles.detail}>
        <Detail />
      </div>
    </div>
    <ul className={styles.bullets}>
      {bullets.map(({ title, text }) => (
        <li key={title} className={styles.bullet}>
          <span className={styles.tick}>
            <CheckIcon />
          </span>
          <div>
            <h3 className={styles.bulletTitle}>{title}</h3>
            <p className={styles.bulletText}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

const Story = ({ content: { story, testimonial } }: Props) => (
  <div className={styles.story}>
    <TableOfContents headings={story.headings} />
    <Prose text={story} />
    <div className={styles.voice}>
      <CustomerQuote
        quote={testimonial.text}
        author={testimonial.name}
        detail={monthAndYear(testimonial.date)}
        rating={testimonial.rating}
      />
    </div>
  </div>
);

const Questions = ({ content: { faqs } }: Props) => (
  <section className={styles.questions} aria-labelledby="questions">
    <h2 className={styles.heading} id="questions">
      Common questions
    </h2>
    <FaqList items={faqs} Answer={Prose} />
  </section>
);

/** A service in a place: one template, filled from a file of site/pages/local/content. */
export const LocalPage = ({ content }: Props) => {
  const quote = QUOTES[content.service];
  return (
    <>
      <PageHeader
        here={content.menu}
        kicker={content.location}
        heading={content.heading}
        lead={content.lead}
        Picture={content.Picture}
      >
        <p className={styles.actions}>
          <QuoteLink action={quote} />
          <a className={actionLink.sizes.plain} href="/contact">
            Contact us
          </a>
        </p>
      </PageHeader>
      <Bullets content={content} />
      <Story content={content} />
      <Facts heading={content.figuresHeading} paragraphs={content.basis} rows={content.figures} />
      <Questions content={content} />
      <OfficeMap heading="Where to find us" />
      <div className={styles.gap} />
      <CallToAction heading="Get a price for yours" actions={[quote, { text: 'Contact us', href: '/contact' }]}>
        The quote takes four short steps and it's free. Got a question that doesn't fit a form? Just ask us.
      </CallToAction>
    </>
  );
};
