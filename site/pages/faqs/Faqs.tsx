import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { drawing } from '../../drawings/Drawing.tsx';
import { faqs, type FaqGroup } from '../../facts/faqs.ts';
import { Prose } from '../../figures/Prose.tsx';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { FaqList } from '../../kit/components/FaqList.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import * as styles from './Faqs.css.ts';

const Contents = () => (
  <nav className={styles.contents} aria-label="Groups of questions">
    <ul className={styles.places}>
      {faqs.map(({ id, title }) => (
        <li key={id}>
          <a className={styles.place} href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const Group = ({ id, title, text, items }: FaqGroup) => (
  <section className={styles.group} aria-labelledby={id}>
    <div>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
    </div>
    <FaqList items={items} Answer={Prose} />
  </section>
);

/** Questions in six groups; one answer is open at a time. */
export const Faqs = () => (
  <>
    <PageHeader
      here="FAQs"
      heading="Questions and answers"
      lead="Short, straight answers to the questions we get most."
      Picture={drawing('questions-scene')}
    />
    <div className={styles.columns}>
      <Contents />
      <div className={styles.groups}>
        {faqs.map((group) => (
          <Group key={group.id} {...group} />
        ))}
        <section className={styles.more} aria-labelledby="still-have-questions">
          <div>
            <h2 className={styles.heading} id="still-have-questions">
              Still have questions?
            </h2>
            <p>
              Ask us and we'll get back to you, or call <a href={telephoneLink(company.phone)}>{company.phone}</a>,{' '}
              {company.openingHours.text}.
            </p>
          </div>
          <a className={actionLink.sizes.large} href="/contact">
            Contact us
          </a>
        </section>
      </div>
    </div>
  </>
);
