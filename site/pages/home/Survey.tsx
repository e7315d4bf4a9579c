import { solarSteps } from '../../facts/solarSteps.ts';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { NextSteps } from '../../kit/components/NextSteps.tsx';
import { SolarQuoteLink } from '../../kit/components/SolarQuoteLink.tsx';
import * as styles from './Survey.css.ts';

/** Section 10: the way to a survey. */
export const Survey = () => (
  <div className={styles.band} id="survey">
    <NextSteps heading="A solar survey, and what comes before and after" steps={solarSteps} />
    <p className={styles.actions}>
      <SolarQuoteLink size="large">Ask for a solar survey</SolarQuoteLink>
      <a className={actionLink.sizes.plain} href="/contact">
        Talk to a surveyor first
      </a>
    </p>
  </div>
);
