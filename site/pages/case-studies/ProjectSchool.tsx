import { cells, fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';
import { Cathedral } from '../../drawings/Cathedral.tsx';

/** A school with panels on both wings and a battery by its wall; the cathedral on the hill behind. */
export const ProjectSchool = () => (
  <Art size="320 180">
    <path className={fill.glow} d="M238 52a32 32 0 1 0 64 0 32 32 0 1 0-64 0" />
    <path className={fill.sun} d="M250 52a20 20 0 1 0 40 0 20 20 0 1 0-40 0" />
    <path className={fill.meadow} d="M0 180V92q44-26 92-8t90 34 138 28v34z" />
    <g transform="translate(16 12) scale(.8)">
      <Cathedral />
    </g>
    <path className={fill.wall} d="M35 122h250v44H35zM133 92l29-24 29 24v74h-58z" />
    <path className={fill.roof} d="M49 92h84v32H33zM191 92h82l16 32h-98z" />
    <path className={fill.panel} d="M60 97h64v22H52zM202 97h62l8 22h-70z" />
    <path
      className={cells}
      d="M76 97l-4 22M92 97l-2 22M108 97v22M56 108h68M218 97v22M234 97l2 22M250 97l4 22M202 108h66"
    />
    <path className={fill.glow} d="M44 132h16v16H44zM72 132h16v16H72zM202 132h16v16h-16zM230 132h16v16h-16z" />
    <path className={fill.sun} d="M266 136h16v28h-16z" />
    <path d="M32 120v44M282 120v44M130 92v72M188 92v72M124 96l35-30 35 30M47 90h82M193 90h78M47 90l-17 30h100M271 90l15 30h-98M57 95h66v22H49zM200 95h62l8 22h-70zM152 164v-28h15v28M159 66V48M159 48h16l-4 5 4 5h-16M8 164h304" />
    <path d="M151 106a8 8 0 1 0 16 0 8 8 0 1 0-16 0M159 101v5l4 2M42 130h16v16H42zM70 130h16v16H70zM100 130h16v16h-16zM200 130h16v16h-16zM228 130h16v16h-16zM263 134h16v30h-16z" />
    <path
      className={fine}
      d="M50 130v16M78 130v16M108 130v16M208 130v16M236 130v16M272 140l-4 8h6l-4 8M141 146v18M177 146v18M300 164v-20M300 152q-10-1-9-13 10 1 9 13q10-2 10-14-11 2-10 14"
    />
  </Art>
);
