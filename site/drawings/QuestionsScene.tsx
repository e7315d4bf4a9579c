import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art, Tyneside } from '../../widgets/ui/illustrations/Art.tsx';

/** Two neighbours on the quay: one asks, the other answers. */
export const QuestionsScene = () => (
  <Art size="340 150">
    <Tyneside />
    <path className={fill.meadow} d="M0 150v-12q60-10 160-6 30 4 44 18z" />
    <path className={fill.wall} d="M26 10h70q8 0 8 8v26q0 8-8 8H62L48 64V52H26q-8 0-8-8V18q0-8 8-8z" />
    <path className={fill.glow} d="M120 22h44q8 0 8 8v20q0 8-8 8h-14l-10 12V58h-20q-8 0-8-8V30q0-8 8-8z" />
    <path className={fill.roof} d="M28 136v-24q0-14 14-14t14 14v24z" />
    <path className={fill.panel} d="M114 136v-24q0-14 14-14t14 14v24z" />
    <path className={fill.sun} d="M33 86a10 10 0 1 0 20 0 10 10 0 1 0-20 0M119 86a10 10 0 1 0 20 0 10 10 0 1 0-20 0" />
    <path d="M24 7h70q8 0 8 8v26q0 8-8 8H60L46 61V49H24q-8 0-8-8V15q0-8 8-8zM118 19h44q8 0 8 8v20q0 8-8 8h-14l-10 12V55h-20q-8 0-8-8V27q0-8 8-8zM26 134v-24q0-14 14-14t14 14v24M112 134v-24q0-14 14-14t14 14v24M31 84a10 10 0 1 0 20 0 10 10 0 1 0-20 0M117 84a10 10 0 1 0 20 0 10 10 0 1 0-20 0M4 136h170M54 23q0-8 7-8t7 7-8 8v4M60 41v1M128 37l9 9 16-18" />
    <path className={fine} d="M40 110v24M126 110v24M66 136v-10h34v10" />
  </Art>
);
