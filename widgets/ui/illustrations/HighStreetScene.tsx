import { fill, fine } from './Art.css.ts';
import { Art, Tyneside } from './Art.tsx';

/** Two shops with their lights on, above the river at sunrise. */
export const HighStreetScene = () => (
  <Art size="340 150">
    <Tyneside />
    <path className={fill.meadow} d="M0 150c0-13 6-19 22-22 38-8 68-9 100-6 38 4 72 14 98 28z" />
    <path className={fill.wall} d="M17 44h70v90H17zM91 62h78v72H91z" />
    <path className={fill.glow} d="M25 101h32v22H25zM98 105h40v18H98zM27 54h13v13H27zM48 54h13v13H48z" />
    <path className={fill.roof} d="M10 80h18l-2 13H5zM46 80h18l2 13H44zM13 41h76v6H13z" />
    <path className={fill.panel} d="M90 86h19l-2 12H86zM128 86h18l3 12h-21zM87 59h86v6H87z" />
    <path className={fill.sun} d="M192 82a7 7 0 1 0 14 0 7 7 0 1 0-14 0z" />
    <path d="M14 42v90M84 42v90M88 60v72M166 60v72M9 38h80v6H9zM84 56h86v6H84zM26 38v-9h11v9M8 78h80l6 13H3zM88 84h79l6 12H84zM22 98h34v23H22zM64 132V98h14v34M95 102h41v19H95zM144 132v-30h14v30M24 51h13v13H24zM45 51h13v13H45zM66 51h11v13H66zM98 68h12v10H98zM121 68h12v10h-12zM144 68h12v10h-12zM197 132V90M190 80a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM4 132h216" />
    <path
      className={fine}
      d="M26 78l-2 13M44 78v13M62 78l2 13M107 84l-2 12M126 84v12M145 84l3 12M22 109h34M39 98v23M95 111h41M115 102v19M75 116h.1M148 118h.1M119 69l-3 4h4l-3 4"
    />
  </Art>
);
