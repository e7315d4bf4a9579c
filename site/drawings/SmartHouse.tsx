import { cells, fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../widgets/ui/illustrations/Art.tsx';
import { Marker } from './Marker.tsx';

const Shell = () => (
  <>
    <path className={fill.meadow} d="M0 320c0-26 20-36 60-40h400c40 4 60 14 60 40z" />
    <path className={fill.roof} d="M230 22l196 96H34z" />
    <path className={fill.wall} d="M70 118h320v172H70z" />
    <path className={fill.glow} d="M66 118h150v82H66zM216 200h170v90H216z" />
    <path className={fill.sky} d="M216 118h170v82H216zM66 200h150v90H66z" />
    <path d="M22 122 228 18l206 104M66 116v172h320V116M66 200h320M216 116v172M10 288h500M346 74V28h26v59" />
    <path className={fine} d="M359 20q-6-6 0-12" />
  </>
);

const Heating = () => (
  <>
    <path className={fill.sun} d="M92 170h66v22H92z" />
    <path d="M88 166h66v24H88zM99 166v24M110 166v24M121 166v24M132 166v24M143 166v24M170 136a16 16 0 1 0 32 0 16 16 0 1 0-32 0M186 136l7-7" />
    <path className={fine} d="M104 158q-5-6 0-11M121 158q-5-6 0-11M138 158q-5-6 0-11M178 148h16" />
  </>
);

const Security = () => (
  <>
    <path className={fill.roof} d="M86 220h42v68H86z" />
    <path className={fill.panel} d="M38 226h12v24H38z" />
    <path d="M82 216h44v72H82zM90 224h28v20H90zM118 256v4M36 224h12v24H36zM39 231a3 3 0 1 0 6 0 3 3 0 1 0-6 0M42 241v2M150 214h44v32h-44zM172 214v32M150 230h44" />
    <path className={fine} d="M28 228q-6 8 0 16M21 224q-9 12 0 24M188 206v4" />
  </>
);

const Lighting = () => (
  <>
    <path className={fill.sun} d="M290 150q0-18 12-18t12 18z" />
    <path className={fill.wall} d="M332 184h44v14h-44zM238 188h44v12h-44z" />
    <path className={fill.sun} d="M258 226h34l10 22h-54z" />
    <path className={fill.roof} d="M318 254h50q4 0 4 6v20h-58v-20q0-6 4-6z" />
    <path d="M256 224h34l10 22h-54zM273 246v34M262 286q0-6 11-6t11 6zM316 262v-14q0-8 8-8h38q8 0 8 8v14M308 262h12v12h46v-12h12v20h-70zM314 282v6M372 282v6M300 118v12M288 148q0-18 12-18t12 18zM286 148h28M330 200v-30M330 182h46v18M376 172v28M334 182v-6h12v6M236 200v-14h44v14" />
    <path className={fine} d="M300 156v10M284 154l-7 9M316 154l7 9M300 130v-12" />
  </>
);

const Hub = () => (
  <>
    <path className={fill.wall} d="M160 106l70-64 70 64z" />
    <path className={fill.sun} d="M212 94h36v11h-36z" />
    <path className={fill.panel} d="M438 170h44v84h-44z" />
    <path className={cells} d="M444 184h32M444 240h32M452 214l8-8 8 8v14h-16z" />
    <path d="M158 104l70-64 70 64zM210 92h36v11h-36zM436 168h46v88h-46zM456 176h8" />
    <path
      className={fine}
      d="M217 97h6M228 92v-5M221 83a10 10 0 0 1 14 0M215 76a18 18 0 0 1 26 0M390 218h14M412 218h14"
    />
  </>
);

/** A house cut open, with what is smart in it. The numbers are those of the four solutions. */
export const SmartHouse = () => (
  <Art size="520 320">
    <Shell />
    <Heating />
    <Security />
    <Lighting />
    <Hub />
    <Marker x={186} y={172} number={1} />
    <Marker x={60} y={262} number={2} />
    <Marker x={320} y={222} number={3} />
    <Marker x={459} y={272} number={4} />
  </Art>
);
