import { perFile, shippedFiles, type Rule, type SourceFile } from './sourceFiles.ts';
import { findLines } from './syntax.ts';

const PALETTE = 'api/contract/common/palette.ts';
const HEX = /#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/i;
const COLOUR_FUNCTION = /\b(rgb|rgba|hsl|hsla|oklch|oklab|lab|lch)\(/;
const PX_QUERY = /(@media|@container|\((min|max)-(width|inline-size)|\b(width|inline-size)\s*[<>]=?)[^'"`]*\d(px|em)\b/;
const FONT_FAMILY = /(\bfontFamily\s*:|font-family\s*:)\s*(?!['"`]?(inherit|vars|theme|tokens|var\())['"`]/;
const REM = /\d(rem)\b/;
const PHYSICAL =
  /\b(margin|padding|border)(Left|Right|Top|Bottom)(Color|Style|Width)?\s*:|(^|[{,\s])(left|right)\s*:\s*['"`\d]|\b(float|textAlign)\s*:\s*['"`](left|right)/;

const isTheme = ({ path }: SourceFile): boolean => path.startsWith('widgets/theme/');
const frontend = (files: readonly SourceFile[]): SourceFile[] =>
  shippedFiles(files).filter(({ path }) => /^(widgets|site)\//.test(path));

const outsideTheme = (pattern: RegExp, what: string): Rule =>
  perFile(
    (files) => frontend(files).filter((file) => !isTheme(file)),
    (file) => findLines(file, pattern).map((place) => `${what}, ${place}`),
  );

/** Hex values stand in the palette alone: mails, PDF and pages take them from there too. */
export const hexInPaletteOnly = perFile(
  (files) => shippedFiles(files).filter((file) => !isTheme(file) && file.path !== PALETTE),
  (file) => findLines(file, HEX).map((place) => `a colour outside theme/ and palette.ts, ${place}`),
);

const HEX_COLOURS = /#[0-9a-f]{3,8}\b/gi;

/** A drawing is a file that a designer saves: its colours are those of the palette, letter by letter. */
export const drawingsInPaletteColours: Rule = (files) => {
  const palette = files.find(({ path }) => path === PALETTE)?.text ?? '';
  return files
    .filter(({ path }) => path.startsWith('site/') && path.endsWith('.svg'))
    .flatMap(({ path, text }) =>
      [...new Set(text.match(HEX_COLOURS))]
        .filter((colour) => !palette.includes(`'${colour}'`))
        .map((colour) => `${path}: ${colour} is no colour of the palette`),
    );
};
export const coloursInThemeOnly = outsideTheme(COLOUR_FUNCTION, 'a colour outside theme/');
export const breakpointsInThemeOnly = outsideTheme(PX_QUERY, 'a breakpoint outside theme/');
export const fontsInThemeOnly = outsideTheme(FONT_FAMILY, 'a font outside theme/');

/** A partner's page may have any root font size: rem would follow it. */
export const noRemInWidgets = perFile(
  (files) => shippedFiles(files).filter(({ path }) => path.startsWith('widgets/')),
  (file) => findLines(file, REM).map((place) => `rem instead of px, ${place}`),
);

/** margin-inline, not margin-left. */
export const logicalProperties = perFile(
  (files) => frontend(files).filter(({ path }) => path.endsWith('.css.ts')),
  (file) => findLines(file, PHYSICAL).map((place) => `a physical property, ${place}`),
);
