import { cable, cells, fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';

/** Sunrise behind the Tyne Bridge, with the Millennium Bridge and the Baltic downstream. */
const River = () => (
  <>
    <path className={fill.glow} d="M742 236a108 108 0 0 1 216 0z" />
    <path className={fill.sun} d="M786 236a64 64 0 0 1 128 0z" />
    <path
      className={fill.sky}
      d="M574 318V276h16v-16h10v-34h6v-10l5-12 5 12v10h6v34h12v58zM1052 318v-52q2-24 26-24 18 0 24 14 6-22 30-22 26 0 28 26 4-8 14-8 16 0 18 20v46z"
    />
    <path className={fill.sky} d="M560 318H1440V360H560z" />
    <path d="M560 236H1146M560 246H1146M650 318C694 34 1006 34 1050 318M668 318C714 72 986 72 1032 318" />
    <path
      className={fine}
      d="M700 228V236M720 199V236M740 178V236M760 162V236M780 150V236M800 142V236M820 136V236M840 134V236M860 134V236M880 136V236M900 142V236M920 150V236M940 162V236M960 178V236M980 199V236M1000 228V236M672 238L685 259L698 190L711 211L724 159L737 180L750 137L763 160L776 122L789 146L802 112L815 138L828 106L841 134L854 105L867 134L880 108L893 140L906 115L919 150L932 126L945 165L958 143L971 188L984 168L997 223L1010 203L1023 281"
    />
    <path className={fill.wall} d="M636 210h34v112h-34zM1036 210h34v112h-34z" />
    <path d="M632 206h34v112h-34zM1034 206h34v112h-34zM628 206h42M1030 206h42M642 196h14v10M642 206v-10M1044 206v-10h14v10" />
    <path className={fine} d="M642 222h14M642 228h14M1044 222h14M1044 228h14M649 262v30M1051 262v30" />
    <path d="M1128 317Q1212 70 1326 317M1128 317Q1226 334 1326 317" />
    <path
      className={fine}
      d="M1140 284L1142 319M1153 257L1156 321M1165 234L1170 323M1178 216L1184 324M1192 204L1198 325M1206 196L1212 325M1220 194L1226 326M1234 196L1241 325M1248 204L1255 325M1263 216L1269 324M1279 234L1283 323M1294 257L1297 321M1310 284L1312 319"
    />
    <path d="M1068 318H1128M1326 318H1440" />
    <path className={fill.glow} d="M1349 192h20v14h44v-14h20v128h-84z" />
    <path d="M1346 188h20v14h44v-14h20v130h-84zM1366 202v116M1410 202v116M1376 296h24v22M1376 318v-22" />
    <path
      className={fine}
      d="M1374 214h28M1374 224h28M1374 240h28v44h-28zM1383 240v44M1393 240v44M1356 200v106M1420 200v106M1374 262h28"
    />
  </>
);

/** Tyneside terraces down to the quay, and the birds that nest on the bridge. */
const Bank = () => (
  <>
    <path className={fill.meadow} d="M0 238H72V252H168V266H264V280H350C376 284 372 318 410 318H680V360H0z" />
    <path className={fill.wall} d="M-21 178h96v62h-96zM75 192h96v62h-96zM171 206h96v62h-96zM267 220h96v62h-96z" />
    <path className={fill.roof} d="M-21 142h96v36h-96zM75 156h96v36h-96zM171 170h96v36h-96zM267 184h96v36h-96z" />
    <path className={fill.panel} d="M-8 147h58v22h-58zM184 175h58v22h-58zM280 189h58v22h-58z" />
    <path
      className={cells}
      d="M-8 158h58M6.5 147v22M21 147v22M35.5 147v22M184 186h58M198.5 175v22M213 175v22M227.5 175v22M280 200h58M294.5 189v22M309 189v22M323.5 189v22"
    />
    <path className={fill.panel} d="M-14 216h16v22h-16zM42 208h16v30h-16zM178 244h16v22h-16zM234 236h16v30h-16z" />
    <path className={fill.sun} d="M82 230h16v22h-16zM138 222h16v30h-16zM274 258h16v22h-16zM330 250h16v30h-16z" />
    <path d="M-24 176h96M-24 140h96V238M-24 140V238M58 140v-16h14v16M-14 238v-30h16v30M-14 216h16M12 212h20v18h-20zM42 208h16v30M42 238v-30M-12 186h14v14h-14zM16 186h14v14h-14zM44 186h14v14h-14zM-10 145h58v22h-58zM72 190h96M72 154h96V252M72 154V252M154 154v-16h14v16M82 252v-30h16v30M82 230h16M108 226h20v18h-20zM138 222h16v30M138 252v-30M84 200h14v14h-14zM112 200h14v14h-14zM140 200h14v14h-14zM168 204h96M168 168h96V266M168 168V266M250 168v-16h14v16M178 266v-30h16v30M178 244h16M204 240h20v18h-20zM234 236h16v30M234 266v-30M180 214h14v14h-14zM208 214h14v14h-14zM236 214h14v14h-14zM182 173h58v22h-58zM264 218h96M264 182h96V280M264 182V280M346 182v-16h14v16M274 280v-30h16v30M274 258h16M300 254h20v18h-20zM330 250h16v30M330 280v-30M276 228h14v14h-14zM304 228h14v14h-14zM332 228h14v14h-14zM278 187h58v22h-58z" />
    <path
      className={fine}
      d="M61 124v-5h3v5M66 124v-5h3v5M22 212v18M157 138v-5h3v5M162 138v-5h3v5M118 226v18M253 152v-5h3v5M258 152v-5h3v5M214 240v18M349 166v-5h3v5M354 166v-5h3v5M310 254v18"
    />
    <path d="M0 238H72V252H168V266H264V280H350C376 284 372 318 410 318H680V360" />
    <path
      className={fine}
      d="M716 342q8-6 16 0t16 0M812 334q8-6 16 0t16 0M900 346q8-6 16 0t16 0M1000 336q8-6 16 0t16 0M1160 346q8-6 16 0t16 0M1300 340q8-6 16 0t16 0M680 330h-46M680 344h-28M656 330v14M634 318v12"
    />
    <path
      className={fine}
      d="M1010 96q8-8 14 0 6-8 14 0M1066 128q6-6 11 0 5-6 11 0M640 120q6-6 11 0 5-6 11 0M1150 70q6-6 11 0 5-6 11 0"
    />
  </>
);

// Drawn larger than in the widgets: its lines are thinner by the same measure.
const Charging = () => (
  <>
    <g transform="translate(366 188) scale(1.3)" strokeWidth={1.7}>
      <path className={fill.wall} d="M17 54h70v46H17z" />
      <path className={fill.roof} d="M30 26h50l14 28H44z" />
      <path className={fill.panel} d="M42 31h32l8 17H51z" />
      <path className={cells} d="M53 31l8 17M64 31l7 17M46 39h32" />
      <path d="M8 55 24 24h54l16 31H38L24 24M14 55v45h72V55M38 55v45M22 100V76h10v24M48 66h16v13H48zM56 66v13M62 24V14h9v10" />
      <path className={fill.sun} d="M80 68h12v17H80z" />
      <path d="M79 67h12v17H79zM83 72h4" />
    </g>
    <g transform="translate(366 188) scale(1.3)" strokeWidth={1.7}>
      <g transform="translate(104 67)">
        <path className={fill.panel} d="M2 26v-9q0-4 5-5l14-3Q29 1 39 1h15q9 0 15 9l9 2q6 1 6 7v7z" />
        <path className={fill.sky} d="M26 10q5-5 13-5h3v6H24zM47 5h7q6 0 10 6H47z" />
        <path d="M12 26H4q-2 0-2-3v-6q0-4 5-5l14-3Q29 1 39 1h15q9 0 15 9l9 2q6 1 6 7v4q0 3-3 3h-6M28 26h31" />
        <path className={fill.wall} d="M12 26a8 8 0 0 1 16 0 8 8 0 0 1-16 0M59 26a8 8 0 0 1 16 0 8 8 0 0 1-16 0" />
        <path d="M13 26a7 7 0 0 1 14 0 7 7 0 0 1-14 0M60 26a7 7 0 0 1 14 0 7 7 0 0 1-14 0" />
      </g>
      <path className={cable} d="M91 78q3 16 9 16t8-12" />
    </g>
  </>
);

/** The Tyne from the terraces of Newcastle down to the quay: the top of the home page, on a grid of 1440 by 360. */
export const Panorama = () => (
  <Art size="1440 360">
    <River />
    <Bank />
    <Charging />
  </Art>
);
