import type { FunctionComponent } from 'react';
import { cells, fill, fine, cable } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';
import { Car } from '../../../widgets/ui/illustrations/StreetParts.tsx';
import { shownAt } from '../../document/media.ts';
import { drawing } from '../../drawings/Drawing.tsx';
import { pictureParts, type Picture } from '../../markdown/pictures.ts';
import type { ArticleCover, CoverName } from './blog.ts';
import * as styles from './Cover.css.ts';

const HOUSE = 80;
const HOUSES = [0, 1, 2, 3] as const;

const House = ({ at }: { readonly at: number }) => (
  <g transform={`translate(${at * HOUSE} 0)`}>
    <path className={fill.roof} d="M66 22h16v22H66z" />
    <path className={fill.glow} d="M13 74h20v24H13zM13 110h20v26H13z" />
    <path className={fill.sky} d="M47 74h20v24H47z" />
    <path className={fill.panel} d="M49 110h18v36H49z" />
    <path d="M10 71h20v24H10zM44 71h20v24H44zM10 107h20v26H10zM46 144v-37h18v37M64 40V20h16v20M61 20h22M67 20v-8h4v8M74 20v-8h4v8M80 62v82" />
    <path className={fine} d="M20 71v24M54 71v24M10 83h20M44 83h20M20 107v26M46 114h18M60 127v1" />
  </g>
);

/** A terrace and a car at the kerb: the cable crosses the pavement in a channel. */
const TerraceCover = () => (
  <Art size="320 180">
    <path className={fill.sky} d="M0 0h320v180H0z" />
    <path className={fill.glow} d="M214 40a34 34 0 0 1 68 0z" />
    <path className={fill.sun} d="M228 40a20 20 0 0 1 40 0z" />
    <path className={fill.wall} d="M0 64h320v82H0z" />
    <path className={fill.roof} d="M0 42h320v22H0z" />
    <path d="M-2 40h324M-2 62h324" />
    <path className={fine} d="M12 47h14M34 54h14M100 47h14M118 55h14M178 48h14M204 55h12M264 47h14M290 54h14" />
    {HOUSES.map((at) => (
      <House key={at} at={at} />
    ))}
    <path className={fill.glow} d="M0 146h320v14H0z" />
    <path className={fill.meadow} d="M0 160h320v20H0z" />
    <path d="M-2 144h324M-2 158h324" />
    <path
      className={fine}
      d="M40 144l-6 14M100 144l-6 14M166 144l-6 14M246 144l-6 14M300 144l-6 14M20 170h18M70 170h18M250 170h18M296 170h18"
    />
    <path className={fill.sun} d="M116 112h12v18h-12z" />
    <path d="M115 110h12v18h-12zM119 115h4" />
    <path className={cable} d="M121 128v24h20q9 0 11-5" />
    <Car x={146} y={134} />
  </Art>
);

const TOOTH = 52;
const TEETH = [0, 1, 2, 3] as const;

const Tooth = ({ at }: { readonly at: number }) => (
  <g transform={`translate(${26 + at * TOOTH} 0)`}>
    <path className={fill.wall} d="M3 76l52 34H3z" />
    <path className={fill.glow} d="M2 82h8v26H2z" />
    <path className={fill.panel} d="M8 72l43 28-5 7L3 79z" />
    <path className={cells} d="M15 78l-5 6M26 85l-5 6M37 92l-5 6" />
    <path d="M0 108V72l52 36M6 68l43 28-5 8L1 76z" />
    <path className={fine} d="M5 86v18" />
  </g>
);

/** A workshop by the river with panels on its saw-tooth roof, and a line that rises behind it. */
const SawtoothCover = () => (
  <Art size="320 180">
    <path className={fill.sky} d="M0 0h320v180H0z" />
    <path className={fill.glow} d="M236 52a40 40 0 1 0 80 0 40 40 0 1 0-80 0" />
    <path className={fill.sun} d="M250 52a26 26 0 1 0 52 0 26 26 0 1 0-52 0" />
    <path strokeDasharray="2 7" d="M16 62C70 60 150 52 214 22" />
    <path d="M206 18l13 2-6 12" />
    <path className={fill.meadow} d="M0 180v-34c80-10 200-12 320-4v38z" />
    {TEETH.map((at) => (
      <Tooth key={at} at={at} />
    ))}
    <path className={fill.wall} d="M29 110h208v48H29z" />
    <path className={fill.roof} d="M249 66h16v92h-16zM236 130h58v28h-58z" />
    <path className={fill.glow} d="M45 122h30v14H45zM97 122h30v14H97zM149 122h30v14h-30z" />
    <path className={fill.panel} d="M197 122h30v36h-30z" />
    <path d="M26 108h208v50H26zM42 119h30v14H42zM94 119h30v14H94zM146 119h30v14h-30zM194 158v-38h28v38M246 128V64h16v64M243 64h22M234 128h56v30h-56M4 158h312" />
    <path
      className={fine}
      d="M52 119v14M62 119v14M104 119v14M114 119v14M156 119v14M166 119v14M194 129h28M194 138h28M194 147h28M246 76h16M254 58q-6-8 2-13t0-14M244 140h10M262 140h10M20 170q6-5 12 0t12 0M120 172q6-5 12 0t12 0M232 170q6-5 12 0t12 0"
    />
  </Art>
);

/** What stands at the head of an article and on its card. */
const covers: Readonly<Record<CoverName, FunctionComponent>> = {
  Roof: drawing('roof-cover'),
  Angel: drawing('angel-cover'),
  Terrace: TerraceCover,
  Sawtooth: SawtoothCover,
  DayAndNight: drawing('day-and-night-cover'),
};

interface CoverProps {
  readonly cover: ArticleCover;
  /** At the top of its page, where nobody shall wait for it. */
  readonly isFirst?: boolean;
}

// Half of a wide page, all of a narrow one.
const SIZES = shownAt('desk', 560);

const Photograph = ({ picture, alt, isFirst }: { picture: Picture; alt: string; isFirst: boolean }) => {
  const { sources, ...image } = pictureParts(picture);
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={SIZES} />
      ))}
      <img
        {...image}
        className={styles.photograph}
        alt={alt}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
};

/** The cover of an article in its frame. A drawing is decoration: the title beside it says what the article is about. */
export const Cover = ({ cover, isFirst = false }: CoverProps) => {
  if ('picture' in cover) {
    return (
      <div className={styles.frame}>
        <Photograph {...cover} isFirst={isFirst} />
      </div>
    );
  }
  const Drawing = covers[cover.drawing];
  return (
    <div className={styles.frame}>
      <Drawing />
    </div>
  );
};
