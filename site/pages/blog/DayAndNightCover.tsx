import { cells, fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';

/** A house that is half in the sun, with panels on its roof, and half in the night, with a battery on its wall. */
export const DayAndNightCover = () => (
  <Art size="320 180">
    <path className={fill.glow} d="M0 0h160v180H0z" />
    <path className={fill.panel} d="M160 0h160v180H160z" />
    <path className={fill.sun} d="M26 46a24 24 0 1 0 48 0 24 24 0 1 0-48 0" />
    <path d="M50 12V4M26 22l-6-6M74 22l6-6M16 46H8M92 46h-8M26 70l-6 6M74 70l6 6" />
    <path className={fill.sun} d="M284 34a22 22 0 1 1-22-22 18 18 0 0 0 22 22z" />
    <path
      className={cells}
      d="M192 26v8M188 30h8M222 62v6M219 65h6M304 76v8M300 80h8M180 66v4M178 68h4M236 22v4M234 24h4"
    />
    <path className={fill.meadow} d="M0 180v-22c50-10 110-12 160-12v34z" />
    <path className={fill.sky} d="M160 180v-34c50 0 110 2 160 12v22z" />
    <path className={fill.wall} d="M83 94h160v68H83z" />
    <path className={fill.roof} d="M92 50h142l22 46H70z" />
    <path className={fill.panel} d="M101 58h54v31H87z" />
    <path className={cells} d="M117 55l-8 31M136 55l-3 31M91 70h64" />
    <path className={fill.sky} d="M101 106h34v24h-34z" />
    <path className={fill.sun} d="M172 106h26v24h-26z" />
    <path className={fill.wall} d="M214 104h22v48h-22z" />
    <path className={fill.sun} d="M217 128h16v20h-16z" />
    <path d="M89 47h142l22 46H67zM98 55h54v31H84zM80 93v69M240 93v69M98 103h34v24H98zM169 103h26v24h-26zM142 162v-42h18M212 101h22v48h-22zM216 108h14v37h-14zM220 101v-4h6v4M6 162h308" />
    <path
      className={fine}
      d="M115 103v24M98 115h34M182 103v24M169 115h26M224 114l-5 9h8l-5 9M160 93v69M36 170h20M96 172h20"
    />
    <path className={fill.roof} d="M142 122h18v40h-18z" />
    <path d="M142 162v-42h18v42M155 141v1" />
  </Art>
);
