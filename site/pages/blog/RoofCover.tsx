import { cells, fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';

/** A house above the river with ten panels on its roof and a price label on its chimney. */
export const RoofCover = () => (
  <Art size="320 180">
    <path className={fill.sky} d="M0 0h320v180H0z" />
    <path className={fill.glow} d="M8 62a44 44 0 1 0 88 0 44 44 0 1 0-88 0" />
    <path className={fill.sun} d="M24 62a28 28 0 1 0 56 0 28 28 0 1 0-56 0" />
    <path d="M-14 140C18 62 112 62 142 140M-6 140C26 76 104 76 134 140M0 116h92" />
    <path className={fine} d="M24 97v19M40 86v30M56 81v35M72 81v35M88 87v29" />
    <path className={fill.meadow} d="M0 180v-42c60-14 150-22 320-8v50z" />
    <path className={fill.wall} d="M97 131h168v49H97z" />
    <path className={fill.roof} d="M115 65h136l28 66H87zM225 42h20v24h-20z" />
    <path className={fill.panel} d="M126 74h114l18 43H108z" />
    <path className={cells} d="M146 71l-11 43M169 71l-4 43M191 71l4 43M214 71l11 43M114 92h132" />
    <path className={fill.glow} d="M119 145h30v22h-30zM217 145h30v22h-30z" />
    <path className={fill.panel} d="M172 147h24v33h-24z" />
    <path d="M112 62h136l28 66H84zM123 71h114l18 43H105zM94 128v52M266 128v52M116 142h30v22h-30zM214 142h30v22h-30zM169 180v-36h24v36M222 62V38h20v24M219 38h26M226 38v-9h5v9M234 38v-9h5v9" />
    <path className={fine} d="M131 142v22M229 142v22M116 153h30M214 153h30M187 163v1M252 30q-5-6 1-10t-1-10" />
    <path className={fill.sun} d="M264 62l13-14h34v34h-34z" />
    <path d="M242 50q10-2 25 11M262 61l13-14h34v34h-34zM271 61v0" />
    <path d="M298 57c-1-5-9-4-9 1v6c0 3-1 5-3 6h13M284 63h9" />
  </Art>
);
