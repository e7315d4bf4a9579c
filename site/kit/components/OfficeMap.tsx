import { company } from '#contract/common/company.ts';
import * as actionLink from './actionLink.css.ts';
import { OfficeDrawing } from './OfficeDrawing.tsx';
import * as styles from './OfficeMap.css.ts';

const { address, map, openingHours } = company;

interface Props {
  readonly heading: string;
}

/** Where the office is. The drawing is ours; a map of somebody else comes when it is asked for, and not before. */
export const OfficeMap = ({ heading }: Props) => (
  <section
    className={styles.section}
    aria-labelledby="office"
    data-behaviour="officeMap"
    data-map={map.embedUrl}
    data-map-title={`Map of our office: ${address.street}, ${address.city}`}
  >
    <div className={styles.frame} data-map-frame="">
      <OfficeDrawing />
    </div>
    <div className={styles.card}>
      <h2 className={styles.heading} id="office">
        {heading}
      </h2>
      <address>
        {company.brand}
        <br />
        {address.street}
        <br />
        {address.city} {address.postcode}
      </address>
      <p className={styles.note}>{openingHours.text}</p>
      <div className={styles.ask} data-map-ask="">
        <button className={actionLink.sizes.small} type="button">
          Load the map from {map.name}
        </button>
        <p className={styles.note}>
          Until you press, this is a drawing of ours. The map comes from {new URL(map.origin).host}, which then sees
          your internet address and that you came from our site.
        </p>
      </div>
      <p className={styles.note}>
        <a href={map.pageUrl} rel="noopener">
          See the place at {map.name}
        </a>
      </p>
    </div>
  </section>
);
