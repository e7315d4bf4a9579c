import { pictures } from '../../drawings/pictures.ts';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { ContactBand } from '../../kit/components/ContactBand.tsx';
import { EmergencyLine } from '../../kit/components/EmergencyLine.tsx';
import { Facts } from '../../kit/components/Facts.tsx';
import { NextSteps } from '../../kit/components/NextSteps.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { PageSection } from '../../kit/components/PageSection.tsx';
import { RelatedLinks } from '../../kit/components/RelatedLinks.tsx';
import * as styles from './Homecare.css.ts';
import { callout, doors, parts } from './homecare.ts';
import { keyFacts } from './homecarePlans.ts';

/** What HomeCare is, and the ways to a plan. */
export const Homecare = () => (
  <>
    <PageHeader
      here="HomeCare"
      heading="HomeCare"
      lead="Cover for the boiler, the heating, the pipes and the wires. You pay a little every month; we come when something gives up."
      Picture={pictures['home-whole']}
    >
      <a className={actionLink.sizes.large} href="/homecare-quote">
        Get your HomeCare quote
      </a>
    </PageHeader>
    <PageSection heading="What can be looked after">
      <ul className={styles.house}>
        {parts.map(({ title, text, Picture }) => (
          <li key={title} className={styles.room}>
            <div className={styles.picture}>
              <Picture />
            </div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
    <NextSteps heading="When something fails" steps={callout} />
    <Facts {...keyFacts} />
    <EmergencyLine />
    <RelatedLinks {...doors} />
    <ContactBand heading="An old boiler, an odd house?">
      Ask before you pay for cover that you cannot use. Ring, or <a href="/contact?subject=homecare">write to us</a>.
    </ContactBand>
  </>
);
