import { fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';
import { factText } from '../../facts/facts.ts';
import { solarSteps } from '../../facts/fittingSteps.ts';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { SolarQuoteLink } from '../../kit/components/CallToAction.tsx';
import * as styles from './Areas.css.ts';
import * as section from './section.css.ts';

interface Place {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Side of the dot on which the name stands. */
  readonly side: 'start' | 'end';
  readonly isLarge?: boolean;
  /** Units by which the name stands higher than its dot, or lower, where another one is in the way. */
  readonly rise?: number;
}

/** Places on the map of the home page. */
const places: readonly Place[] = [
  { name: 'Berwick', latitude: 55.77, longitude: -2.02, side: 'end' },
  { name: 'Alnwick', latitude: 55.413, longitude: -1.706, side: 'end' },
  { name: 'Morpeth', latitude: 55.168, longitude: -1.69, side: 'end' },
  { name: 'Hexham', latitude: 54.971, longitude: -2.1, side: 'end', rise: -16 },
  { name: 'North Shields', latitude: 55.01, longitude: -1.44, side: 'start' },
  { name: 'Newcastle', latitude: 54.978, longitude: -1.63, side: 'end', isLarge: true, rise: 14 },
  { name: 'Sunderland', latitude: 54.906, longitude: -1.39, side: 'start', isLarge: true },
  { name: 'Durham', latitude: 54.776, longitude: -1.575, side: 'end', isLarge: true },
  { name: 'Hartlepool', latitude: 54.69, longitude: -1.22, side: 'end' },
  { name: 'Darlington', latitude: 54.525, longitude: -1.553, side: 'end' },
  { name: 'Middlesbrough', latitude: 54.576, longitude: -1.235, side: 'end', rise: 12 },
];

interface LocalLink {
  readonly href: `/${string}`;
  readonly service: string;
  readonly place: string;
}

/** Our pages about a service at a place. */
const localLinks: readonly LocalLink[] = [
  { href: '/solar-panels-newcastle', service: 'Solar panels', place: 'Newcastle' },
  { href: '/solar-panels-durham', service: 'Solar panels', place: 'Durham' },
  { href: '/solar-panels-sunderland', service: 'Solar panels', place: 'Sunderland' },
  { href: '/commercial-solar-newcastle', service: 'Commercial solar', place: 'Newcastle' },
  { href: '/battery-storage-north-east', service: 'Battery storage', place: 'the North East' },
  { href: '/ev-charging-newcastle', service: 'EV charging', place: 'Newcastle' },
];

// North and west edge of the drawing in degrees, its units in a degree of latitude, and how much narrower one of
// longitude is at 55 degrees north.
const NORTH = 55.86;
const WEST = -2.78;
const UNITS = 331;
const NARROWING = 0.5735;

const GAP = 12;
const COAST =
  'M131 0Q148 30 167 45 186 60 194.5 71.5 203 83 209 88 215 93 217.5 99.5 220 106 223 117.5 226 129 224 142.5 222 156 226 165.5 230 175 230 185 230 195 235.5 210 241 225 242 233.5 243 242 248.5 255 254 268 256 274 258 280 264 290.5 270 301 270.5 307.5 271 314 273 326 275 338 279 351 283 364 293.5 374 304 384 303 390.5 302 397 305.5 400.5 309 404 318.5 407 328 410 336 416 344 422 361 426 378 430 386.5 433.5 395 437 404.5 448.5L414 460';
const TYNE =
  'M258 281Q237 293 228.5 294.5 220 296 208.5 293.5 197 291 182 292 167 293 155.5 293 144 293 134.5 292 125 291 117.5 288 110 285 100.5 276.5L91 268';
const WEAR =
  'M271 312Q249 319 240.5 325 232 331 232 341 232 351 230 355 228 359 223 371.5 218 384 211.5 390.5 205 397 193.5 392 182 387 165 379L148 371';
const TEES =
  'M308 402Q292 422 285.5 429.5 279 437 272.5 443.5 266 450 251.5 453.5 237 457 216.5 447 196 437 178.5 436 161 435 150 426L139 417';
const TWEED = 'M150 31Q129 40 115 53L101 66';

const across = (longitude: number): number => Math.round((longitude - WEST) * NARROWING * UNITS);
const down = (latitude: number): number => Math.round((NORTH - latitude) * UNITS);

/** The coast from Berwick to the Tees with its rivers; fifty kilometres around our office. */
const RegionMap = () => (
  <Art size="460 470">
    <path className={fill.meadow} d={`${COAST}L460 480H0V0z`} />
    <path className={fill.sky} d={`${COAST}L460 480V0z`} />
    <circle className={styles.reach} cx={across(-1.636)} cy={down(54.972)} r="149" />
    <path className={styles.river} d={`${TYNE}${WEAR}${TEES}${TWEED}`} />
    <path d={`${COAST}L460 480`} />
    <path
      className={fine}
      d="M300 60q7-6 14 0t14 0M350 150q7-6 14 0t14 0M300 210q7-6 14 0t14 0M370 300q7-6 14 0t14 0M390 380q7-6 14 0t14 0M44 120q12-16 26 0M62 132q12-16 26 0M50 352q12-16 26 0M70 366q12-16 26 0M44 214q12-16 26 0"
    />
    {places.map(({ name, latitude, longitude, side, isLarge, rise = 0 }) => {
      const [x, y] = [across(longitude), down(latitude)];
      return (
        <g key={name}>
          <circle className={isLarge ? fill.sun : fill.wall} cx={x} cy={y} r={isLarge ? 7 : 4} />
          <circle cx={x} cy={y} r={isLarge ? 7 : 4} />
          <text
            className={isLarge ? styles.large[side] : styles.names[side]}
            x={side === 'end' ? x - GAP : x + GAP}
            y={y + 5 - rise}
          >
            {name}
          </text>
        </g>
      );
    })}
  </Art>
);

/** Section 9: where we work, on a map. */
export const Areas = () => (
  <section className={styles.areas} id="areas" aria-labelledby="areas-title">
    <div className={styles.map}>
      <RegionMap />
    </div>
    <div className={styles.words}>
      <h2 className={section.heading} id="areas-title">
        Where we work
      </h2>
      <p className={section.lead}>
        We cover {factText('home-area')}. Our vans start on Westgate Road; the circle is 50&nbsp;km around it.
      </p>
      <p>
        We cover every NE, SR, DH, TS and DL postcode. Elsewhere on the mainland we'll check first and tell you whether
        we can come.
      </p>
    </div>
    <ul className={styles.links}>
      {localLinks.map(({ href, service, place }) => (
        <li key={href}>
          <a className={styles.link} href={href}>
            <span className={styles.service}>{service}</span> in {place}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/** Section 10: the way to a survey. */
export const Survey = () => (
  <section className={styles.survey} id="survey" aria-labelledby="survey-title">
    <h2 className={section.heading} id="survey-title">
      How your solar survey works
    </h2>
    <ol className={styles.steps}>
      {solarSteps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.stepTitle}>{title}</h3>
          <p className={styles.stepText}>{text}</p>
        </li>
      ))}
    </ol>
    <p className={styles.surveyActions}>
      <SolarQuoteLink size="small">Get my solar quote</SolarQuoteLink>
      <a className={actionLink.sizes.plain} href="/contact">
        Contact us
      </a>
    </p>
  </section>
);
