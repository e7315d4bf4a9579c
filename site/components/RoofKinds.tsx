import type { FunctionComponent } from 'react';
import { mountings } from '#contract/solar/catalogue.ts';
import { MountingFlat } from '../../widgets/ui/illustrations/MountingFlat.tsx';
import { MountingGround } from '../../widgets/ui/illustrations/MountingGround.tsx';
import { MountingPitched } from '../../widgets/ui/illustrations/MountingPitched.tsx';
import * as styles from './RoofKinds.css.ts';

type Kind = (typeof mountings)[number]['roofType'];

const titles: Record<Kind, string> = { Pitched: 'On a pitched roof', Flat: 'On a flat roof', Ground: 'On the ground' };
const pictures: Record<Kind, FunctionComponent> = {
  Pitched: MountingPitched,
  Flat: MountingFlat,
  Ground: MountingGround,
};

export const RoofKinds = () => (
  <section className={styles.section} aria-labelledby="roofs">
    <h2 className={styles.heading} id="roofs">
      Room for panels comes in three kinds
    </h2>
    <ul className={styles.kinds}>
      {mountings.map(({ roofType, summary }) => {
        const Picture = pictures[roofType];
        return (
          <li key={roofType} className={styles.kind}>
            <div className={styles.picture}>
              <Picture />
            </div>
            <h3 className={styles.title}>{titles[roofType]}</h3>
            <p className={styles.text}>{summary}</p>
          </li>
        );
      })}
    </ul>
  </section>
);
