import type { ReactNode } from 'react';
import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { InfoIcon } from '../../../widgets/ui/icons/StepIcons.tsx';
import { emergencyNumbers } from '../../facts/emergencyNumbers.ts';
import * as styles from './Notes.css.ts';

/** A note that the content below it is invented. */
export const SampleNote = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.note}>
    <InfoIcon />
    <span>{children}</span>
  </p>
);

const { gas } = emergencyNumbers;

/** The line that is open day and night, with the one that comes first when gas is in the air. */
export const EmergencyLine = () => (
  <section className={styles.band} aria-labelledby="emergency-line">
    <div className={styles.words}>
      <h2 className={styles.heading} id="emergency-line">
        24-hour emergency helpline
      </h2>
      <p>
        Smell gas? Leave the house first, then call{' '}
        <a href={gas.href}>
          <strong>{gas.text}</strong>
        </a>
        . For anything else, see <a href="/emergencies">what to do in an emergency</a>.
      </p>
    </div>
    <p>
      <a className={styles.number} href={telephoneLink(company.emergencyPhone)}>
        {company.emergencyPhone}
      </a>
    </p>
  </section>
);
