import { fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';

/** The Angel of the North on its hill before the sun, with coins that roll down to a house. */
export const AngelCover = () => (
  <Art size="320 180">
    <path className={fill.glow} d="M0 0h320v180H0z" />
    <path className={fill.sky} d="M0 122q70-18 160-16t160 14v60H0z" />
    <path className={fill.sun} d="M70 100a62 62 0 0 1 124 0v22H70z" />
    <path className={fill.meadow} d="M0 180v-26c40-6 70-30 128-32 70-2 110 34 192 36v22z" />
    <path
      className={fill.roof}
      d="M129 60c-4 22-6 48-6 70h24c0-22-2-48-6-70zM127 47a8 8 0 1 0 16 0 8 8 0 1 0-16 0M128 64L30 56v22l96 12zM142 64l98-8v22l-96 12z"
    />
    <path d="M126 58c-4 22-6 46-6 68h24c0-22-2-46-6-68M124 45a8 8 0 1 0 16 0 8 8 0 1 0-16 0M125 61L27 53v22l97 12M139 61l98-8v22l-97 12M0 152c40-6 70-28 128-30 70-2 110 32 192 34" />
    <path
      className={fine}
      d="M43 54v23M59 56v23M75 57v24M91 58v25M107 60v25M221 54v23M205 56v23M189 57v24M173 58v25M157 60v25M132 62v62M127 74h10M125 92h14M123 108h18M60 22l-6-8M132 12V2M204 22l6-8M18 30l-8-4M246 30l8-4"
    />
    <path
      className={fill.sun}
      d="M196 128a13 13 0 1 0 26 0 13 13 0 1 0-26 0M238 142a11 11 0 1 0 22 0 11 11 0 1 0-22 0"
    />
    <path d="M193 126a13 13 0 1 0 26 0 13 13 0 1 0-26 0M235 140a11 11 0 1 0 22 0 11 11 0 1 0-22 0M210 123c-1-4-7-3-7 1v4c0 2-1 3-2 4h9M200 127h6" />
    <path className={fine} d="M249 137c-1-3-6-3-6 1v3c0 2-1 3-2 3h8M240 140h5M176 120l8 3M180 112l7 4M226 142l6 2" />
    <path className={fill.wall} d="M281 150h28v20h-28z" />
    <path className={fill.roof} d="M274 150l22-17 22 17z" />
    <path d="M272 149l22-17 22 17zM279 149v20h30v-20M289 169v-11h9v11" />
  </Art>
);
