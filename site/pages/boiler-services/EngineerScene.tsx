import { fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art, Tyneside } from '../../../widgets/ui/illustrations/Art.tsx';
import { Cottage } from '../../../widgets/ui/illustrations/StreetParts.tsx';

const WHEEL = 'a11 11 0 1 0 22 0 11 11 0 1 0-22 0';

const Van = () => (
  <>
    <path className={fill.panel} d="M132 78h60v44h-60z" />
    <path className={fill.sun} d="M132 100h60v8h-60z" />
    <path className={fill.wall} d="M192 88h20l14 18v16h-34z" />
    <path className={fill.sky} d="M197 92h13l9 13h-22z" />
    <path d="M130 76h60v46M130 76v46h8M160 122h36M218 122h6v-18l-14-18h-20M196 91h12l9 12h-21zM168 104h8" />
    <path className={fill.wall} d={`M138 124${WHEEL}M196 124${WHEEL}`} />
    <path
      d={`M138 124${WHEEL}M196 124${WHEEL}M146 124a3 3 0 1 0 6 0 3 3 0 1 0-6 0M204 124a3 3 0 1 0 6 0 3 3 0 1 0-6 0`}
    />
    <path className={fine} d="M136 70h50M142 70v6M180 70v6M136 66l56-4" />
  </>
);

const Engineer = () => (
  <>
    <path className={fill.sun} d="M106 86a7 7 0 1 0 14 0 7 7 0 1 0-14 0" />
    <path className={fill.roof} d="M103 100q0-5 5-5h10q5 0 5 5v20h-20z" />
    <path d="M105 84a7 7 0 1 0 14 0 7 7 0 1 0-14 0M104 82q8-7 17 0M102 118V98q0-5 5-5h10q5 0 5 5v20zM106 118v17M118 118v17M94 120h10v9H94zM96 120v-4h6v4" />
    <path className={fine} d="M107 100v12h10v-12" />
  </>
);

/** An engineer with the van in front of a house above the river. */
export const EngineerScene = () => (
  <Art size="340 150">
    <Tyneside />
    <path className={fill.meadow} d="M0 150c0-13 6-19 22-22 38-8 108-9 160-6 42 4 68 14 90 28z" />
    <g transform="translate(0 35)">
      <Cottage />
    </g>
    <Engineer />
    <Van />
    <path d="M2 135h244" />
    <path className={fine} d="M79 42q-5-6 1-10t-1-11" />
  </Art>
);
