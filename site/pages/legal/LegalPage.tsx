import { dayWords } from '#contract/common/calendar.ts';
import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { factText } from '../../facts/facts.ts';
import { Prose } from '../../figures/Prose.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { TableOfContents } from '../../kit/components/TableOfContents.tsx';
import type { LegalText } from './legal.ts';
import * as styles from './LegalPage.css.ts';

const KICKER = 'Legal';
const SHORT = 'In short';

const Dates = ({ content: { firstPublished, updated } }: { readonly content: LegalText }) => (
  <p className={styles.dates}>
    {firstPublished && <span>First published {factText(firstPublished)}</span>}
    <span>
      Last updated <time dateTime={updated}>{dayWords(updated)}</time>
    </span>
  </p>
);

/** A legal text: what it comes to first, then all of it, with its sections at the side. */
export const LegalPage = ({ content }: { readonly content: LegalText }) => {
  const { title, heading = title, lead, short, body } = content;
  return (
    <article>
      <PageHeader here={title} kicker={KICKER} heading={heading} lead={lead}>
        <Dates content={content} />
      </PageHeader>
      <div className={styles.columns}>
        <TableOfContents headings={body.headings} />
        <div className={styles.text}>
          <section className={styles.short} aria-label={SHORT}>
            <p className={styles.shortName} aria-hidden="true">
              {SHORT}
            </p>
            <ul className={styles.points}>
              {short.map((point) => (
                <li key={point} className={styles.point}>
                  {point}
                </li>
              ))}
            </ul>
          </section>
          <Prose text={body} />
          <p className={styles.office}>
            Head office: <a href={telephoneLink(company.headOffice)}>{company.headOffice}</a>,{' '}
            {company.openingHours.text}
          </p>
        </div>
      </div>
    </article>
  );
};
