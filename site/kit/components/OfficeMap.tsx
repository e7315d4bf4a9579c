import { company } from '#contract/common/company.ts';
import { fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import * as actionLink from './actionLink.css.ts';
import * as styles from './OfficeMap.css.ts';

const Names = () => (
  <>
    <text className={styles.names.road} transform="translate(560 186) rotate(8)">
      Westgate Road
    </text>
    <text className={styles.names.road} transform="translate(452 240) rotate(4)">
      Elswick Road
    </text>
    <text className={styles.names.road} transform="translate(470 356) rotate(-4)">
      Scotswood Road
    </text>
    <text className={styles.names.water} transform="translate(560 413) rotate(-9)">
      River Tyne
    </text>
    <text className={`${styles.names.place} ${styles.only.wide}`} x="840" y="222">
      Central Station
    </text>
    <text className={`${styles.names.place} ${styles.only.medium}`} x="700" y="104">
      St James’ Park
    </text>
    <text className={`${styles.names.place} ${styles.only.wide}`} x="868" y="150">
      City centre
    </text>
    <text className={`${styles.names.place} ${styles.only.wide}`} x="868" y="410">
      Gateshead
    </text>
    <text className={styles.names.place} x="466" y="298">
      Elswick Park
    </text>
  </>
);

/** The streets around the office, from the river up to the football ground: drawn, not measured. */
const OfficeDrawing = () => (
  <svg
    className={styles.map}
    viewBox="0 0 1040 450"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label="Drawn map: our office is on Westgate Road, west of Newcastle Central Station and north of the Tyne."
  >
    <path
      className={fill.meadow}
      d="M380 268q40-10 70 4 30 12 10 32-34 20-72 8-30-18-8-44zM800 40q60-24 110 0 24 30-20 52-70 14-96-10-14-26 6-42zM-10 10q90-20 120 20 8 34-40 44-60 6-80-10z"
    />
    <path className={styles.river} d="M-20 430q150-28 300-12t260-10 220-62 300-90" />
    <path
      className={styles.lane}
      d="M110 108 90 204M240 132l-18 84M400 162l-12 72M470 178l-12 66M610 206l-8 44M660 40l-16 162M560 120l-30 66M430 100l-22 62M300 76l-34 60M700 214l8 58M770 226l40-130M830 236l30-104M930 240l10-130M320 224l20 144M520 246l10 104M640 250l20 74M180 206l10 162M720 300l300 60M760 350l120 90M900 330l90 110M-20 280l360-14M-20 330l210-4"
    />
    <path
      className={styles.road}
      d="M-20 190 300 222 520 246 700 250 830 240M1060 190 930 240 830 240M-20 372q140 10 280 0t280-20 280-80M-20 30 330 80 560 120 760 160 930 110 1060 60"
    />
    <path className={styles.mainRoad} d="M-20 90 330 150 520 190 700 214 830 240" />
    <path className={styles.rail} d="M1060 230 860 262 790 300 640 330 340 346-20 350" />
    <path className={styles.bridge} d="M742 318l30 64M836 284l30 60M866 272l28 58M946 240l28 56" />
    <path className={fill.wall} d="M824 252h56v22h-56z" />
    <path className={styles.line} d="M822 250h56v22h-56zM822 250q14-18 28 0 14-18 28 0" />
    <path className={fill.panel} d="M708 116h64v40h-64z" />
    <path className={fill.meadow} d="M718 124h44v24h-44z" />
    <path className={styles.line} d="M706 114h64v40h-64zM716 122h44v24h-44zM738 122v24" />
    <Names />
    <path className={fill.glow} d="M480 190a40 40 0 1 0 80 0 40 40 0 1 0-80 0" />
    <path className={fill.sun} d="M520 192c-22-30-30-40-30-56a30 30 0 0 1 60 0c0 16-8 26-30 56z" />
    <path
      className={styles.line}
      d="M518 190c-22-30-30-40-30-56a30 30 0 0 1 60 0c0 16-8 26-30 56zM508 134a10 10 0 1 0 20 0 10 10 0 1 0-20 0"
    />
    <text className={styles.names.office} x="520" y="86">
      The Beacon
    </text>
    <path
      className={`${styles.line} ${fine}`}
      d="M330 424q6-5 12 0t12 0M690 384q6-5 12 0t12 0M980 300q6-5 12 0t12 0M110 416q6-5 12 0t12 0"
    />
  </svg>
);

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
          Load the map
        </button>
        <p className={styles.note}>
          This is our own drawing. Loading the live map shares your IP address with {new URL(map.origin).host}, and
          tells them you came from our site.
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
