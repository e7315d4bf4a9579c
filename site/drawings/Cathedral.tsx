import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';

/** Durham's cathedral from the river, 120 by 84, standing at y = 92. Part of a drawing. */
export const Cathedral = () => (
  <>
    <path className={fill.wall} d="M6 46h16v46H6zM26 46h16v46H26zM42 62h28v30H42zM70 22h22v70H70zM92 62h30v30H92z" />
    <path d="M4 44h16v48H4zM24 44h16v48H24zM40 62h28M40 62v30M68 20h22v72M68 20v72M90 62h30v30M0 92h124M4 44l2-7 2 7M16 44l2-7 2 7M24 44l2-7 2 7M36 44l2-7 2 7M68 20l2-8 2 8M86 20l2-8 2 8" />
    <path
      className={fine}
      d="M10 54v12M14 54v12M30 54v12M34 54v12M46 92V78q4-6 8 0v14M58 92V78q4-6 8 0v14M74 30v16M79 30v16M84 30v16M74 56v14M84 56v14M96 92V78q4-6 8 0v14M108 92V78q4-6 8 0v14M68 50h22M44 68h22M92 68h28"
    />
  </>
);
