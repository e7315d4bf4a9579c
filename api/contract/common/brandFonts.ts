/**
 * The brand's two typefaces, for our own pages and the saved quote; a tag on a partner's page keeps that page's fonts.
 * `npm run fonts` makes the files; brandFonts.test.ts compares the numbers with them.
 */

/** A font of the system that stands in until ours is there, stretched to its measures: words take the same room in both. */
interface StandIn {
  /** Full names of its faces, for `local()`: alike on all systems that have one of them. */
  readonly local: readonly string[];
  /** The weights of ours that it stands in for. */
  readonly weight: string;
  /** Average width of our letters in per cent of its own. */
  readonly sizeAdjust: number;
}

interface BrandFont {
  readonly family: string;
  /** Address on our own origin. */
  readonly file: string;
  readonly weight: string;
  /** In units of 1,000 an em. */
  readonly ascent: number;
  readonly descent: number;
  /** One list for each kind of system. */
  readonly standIns: readonly (readonly StandIn[])[];
}

export const brandFonts = {
  text: {
    family: 'Figtree',
    file: '/assets/figtree-224dd8e5.woff2',
    weight: '400 750',
    ascent: 950,
    descent: 250,
    standIns: [
      [
        { local: ['Arial', 'Liberation Sans', 'Helvetica'], weight: '400 549', sizeAdjust: 100.5 },
        { local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], weight: '550 750', sizeAdjust: 95.2 },
      ],
      [
        { local: ['Roboto'], weight: '400 549', sizeAdjust: 101.2 },
        { local: ['Roboto Bold'], weight: '550 750', sizeAdjust: 101.7 },
      ],
      [
        { local: ['DejaVu Sans'], weight: '400 549', sizeAdjust: 88.3 },
        { local: ['DejaVu Sans Bold'], weight: '550 750', sizeAdjust: 79.6 },
      ],
    ],
  },
  heading: {
    family: 'Bricolage Grotesque',
    file: '/assets/bricolage-grotesque-49d442a9.woff2',
    weight: '700',
    ascent: 930,
    descent: 270,
    standIns: [
      [{ local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], weight: '700', sizeAdjust: 101.9 }],
      [{ local: ['Roboto Bold'], weight: '700', sizeAdjust: 109 }],
      [{ local: ['DejaVu Sans Bold'], weight: '700', sizeAdjust: 85.3 }],
    ],
  },
} as const satisfies Record<string, BrandFont>;

const percent = (share: number): string => `${Number((share * 100).toFixed(1))}%`;

const standInName = (family: string, index: number): string => `${family} ${index + 1}`;

// Not "swap": stand-ins fit on average, yet a heading that breaks into two lines and then into one moved pages by up to
// 0.03. Preloaded, the faces are there for the first view of most visitors, and for everyone from the second page on.
const faceOf = ({ family, file, weight }: BrandFont): string =>
  `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:${weight};font-display:optional}`;

function standInFace({ family, ascent, descent }: BrandFont, { local, weight, sizeAdjust }: StandIn, index: number) {
  const scale = 1000 * (sizeAdjust / 100);
  return (
    `@font-face{font-family:"${standInName(family, index)}";src:${local.map((name) => `local("${name}")`).join(',')};` +
    `font-weight:${weight};size-adjust:${sizeAdjust}%;ascent-override:${percent(ascent / scale)};` +
    `descent-override:${percent(descent / scale)};line-gap-override:0%}`
  );
}

const facesOf = (font: BrandFont): string =>
  [
    faceOf(font),
    ...font.standIns.flatMap((faces, index) => faces.map((standIn) => standInFace(font, standIn, index))),
  ].join('\n');

/** The `@font-face` rules of both, as a style sheet. */
export const fontFaces = (): string => Object.values<BrandFont>(brandFonts).map(facesOf).join('\n');

/** Value of `font-family`: the typeface, what stands in for it, and whatever the system has. */
export function fontStack(use: keyof typeof brandFonts): string {
  const { family, standIns }: BrandFont = brandFonts[use];
  const names = [family, ...standIns.map((_standIn, index) => standInName(family, index))];
  return [...names.map((name) => `"${name}"`), 'system-ui', 'sans-serif'].join(',');
}

/** Addresses of the files, which pages preload. */
export const fontFiles: readonly string[] = Object.values(brandFonts).map(({ file }) => file);
