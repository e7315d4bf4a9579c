import { cells, fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';

const FLOORS = [64, 92, 120] as const;

/** An office with panels on its flat roof; behind it the cables of the bridge over the Wear. */
export const ProjectOffice = () => (
  <Art size="320 180">
    <path className={fill.glow} d="M22 62a34 34 0 1 0 68 0 34 34 0 1 0-68 0" />
    <path className={fill.sun} d="M34 62a22 22 0 1 0 44 0 22 22 0 1 0-44 0" />
    <path className={fill.sky} d="M200 146h120v34H200z" />
    <path d="M262 142q2-68 12-118 10 50 12 118M212 138h108" />
    <path
      className={fine}
      d="M273 30 216 138M273 40l-45 98M273 54l-34 84M273 72l-24 66M275 30l45 84M275 40l45 98M275 54l35 84M275 72l25 66M236 156q6-5 12 0t12 0M284 160q6-5 12 0t12 0"
    />
    <path className={fill.meadow} d="M0 180v-20q60-8 120-6t88 10q14 8 16 16z" />
    <path className={fill.wall} d="M61 52h150v114H61z" />
    <path className={fill.panel} d="M70 48l10-18h26l-10 18zM114 48l10-18h26l-10 18zM158 48l10-18h26l-10 18z" />
    <path className={cells} d="M76 39h26M120 39h26M164 39h26M83 48l10-18M127 48l10-18M171 48l10-18" />
    {FLOORS.map((floor) => (
      <path key={floor} className={fill.sky} d={`M72 ${floor}h130v16H72z`} />
    ))}
    <path className={fill.glow} d="M98 64h26v16H98zM150 92h26v16h-26zM72 120h26v16H72z" />
    <path d="M58 48h150v116M58 48v116M66 46l10-18h26L92 46zM110 46l10-18h26l-10 18zM154 46l10-18h26l-10 18zM70 62h128v16H70zM70 90h128v16H70zM70 118h128v16H70zM116 164v-22h34v22M8 164h204" />
    <path
      className={fine}
      d="M96 62v16M121 62v16M147 62v16M173 62v16M96 90v16M121 90v16M147 90v16M173 90v16M96 118v16M121 118v16M147 118v16M173 118v16M133 142v22M36 164v-18M36 154q-10-1-9-13 10 1 9 13q10-2 10-15-11 2-10 15"
    />
  </Art>
);
