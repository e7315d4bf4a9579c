import { cells, fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';

/** A community hall by the sea with panels on its roof, a lighthouse and a fishing boat. */
export const ProjectCommunity = () => (
  <Art size="320 180">
    <path className={fill.glow} d="M176 128a48 48 0 0 1 96 0z" />
    <path className={fill.sun} d="M196 128a28 28 0 0 1 56 0z" />
    <path className={fill.sky} d="M150 128h170v52H150z" />
    <path className={fill.meadow} d="M0 180v-20q50-8 120-7t106 12 40 15z" />
    <path className={fill.wall} d="M263 62h26v68h-26z" />
    <path className={fill.roof} d="M263 82h26v14h-26zM260 58l16-16 16 16z" />
    <path d="M260 60h26v68h-26zM256 60h34M262 60V48h22v12M258 48l15-14 15 14zM250 128h70M260 80h26M260 94h26" />
    <path className={fill.roof} d="M223 150h48q-2 14-10 14h-30q-7 0-8-14z" />
    <path d="M220 148h50q-2 14-10 14h-32q-7 0-8-14zM244 148v-26h12l6 12h-18M230 148v-12h14" />
    <path
      className={fine}
      d="M196 140q6-5 12 0t12 0M282 144q6-5 12 0t12 0M276 170q6-5 12 0t12 0M246 174q6-5 12 0t12 0M268 68h10M268 108h10M200 52q7-6 14 0q7-6 14 0"
    />
    <path className={fill.wall} d="M33 108h150v58H33zM21 118l30-26 30 26v48H21z" />
    <path className={fill.roof} d="M52 66h120l18 44H82L52 84z" />
    <path className={fill.panel} d="M82 72h82l10 30H96z" />
    <path className={cells} d="M99 72l12 30M117 72l10 30M133 72l10 30M149 72l11 30M89 87h80" />
    <path className={fill.glow} d="M98 122h20v20H98zM130 122h20v20h-20z" />
    <path d="M49 64h120l19 44H80M49 64 39 98M18 116v48M78 116v48M10 120l38-32 38 32M180 108v56M80 70h82l11 30H94zM40 164v-30q8-10 17 0v30M96 120h20v20H96zM128 120h20v20h-20zM160 120h12v20h-12zM8 164h192" />
    <path
      className={fine}
      d="M106 120v20M138 120v20M48 134v30M44 106a4 4 0 1 0 8 0 4 4 0 1 0-8 0M86 114q12 8 24 0t24 0 24 0 22 0"
    />
  </Art>
);
