import type { FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { company } from '#contract/common/company.ts';
import { themes } from '../../../widgets/theme/tokens.ts';
import { art, cable, cells, fill, fine } from '../../../widgets/ui/illustrations/Art.css.ts';
import { SHARE_SIZE } from '../../document/sharePicture.ts';
import { mark, markBar, markPier, markSun } from '../../kit/brand/BrandMark.css.ts';
import { BrandMark } from '../../kit/brand/BrandMark.tsx';
import { setTitle, type Measure } from './titleLines.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
const colour = themes.light;
const MARGIN = 76;
const SCENE = { width: 340, height: 150, scale: 2.1, ground: 132 };
const sceneTop = HEIGHT - SCENE.height * SCENE.scale;
const sceneStart = WIDTH - SCENE.width * SCENE.scale;

const ROOM = {
  width: WIDTH - MARGIN * 2,
  sizes: [
    { size: 88, lines: 1 },
    { size: 78, lines: 2 },
    { size: 68, lines: 2 },
    { size: 58, lines: 3 },
  ],
};
const TITLE_TOP = 172;

// The renderer knows no custom properties: the classes of the drawings get the colours of the light theme.
const RULES: Readonly<Record<string, string>> = {
  [art]: `fill:none;stroke:${colour.artLine};stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round`,
  [fine]: 'stroke-width:1.2',
  [cells]: `stroke:${colour.artCell};stroke-width:1.2`,
  [cable]: `stroke:${colour.artRoof};stroke-width:3.4`,
  [fill.sky]: `fill:${colour.artSky};stroke:none`,
  [fill.meadow]: `fill:${colour.artMeadow};stroke:none`,
  [fill.wall]: `fill:${colour.artWall};stroke:none`,
  [fill.roof]: `fill:${colour.artRoof};stroke:none`,
  [fill.panel]: `fill:${colour.artPanel};stroke:none`,
  [fill.sun]: `fill:${colour.sun};stroke:none`,
  [fill.glow]: `fill:${colour.sunSoft};stroke:none`,
  [mark]: 'fill:none',
  [markSun]: `fill:${colour.sun}`,
  [markBar]: `stroke:${colour.accent};stroke-width:3;stroke-linecap:round;fill:none`,
  [markPier]: `stroke:${colour.accent};stroke-width:2;stroke-linecap:round;fill:none`,
};

// "fill:none;stroke-width:2" as attributes.
const attributesOf = (rule: string): string =>
  rule
    .split(';')
    .map((part) => part.replace(/^([a-z-]+):(.*)$/, ' $1="$2"'))
    .join('');

const withColours = (svg: string): string =>
  svg.replaceAll(/ class="([^"]+)"/g, (_match, name: string) => attributesOf(RULES[name] ?? ''));

interface Card {
  readonly title: string;
  readonly kind: string;
  readonly Scene: FunctionComponent;
  /** Where the ground of the scene is, when not where it is in most of them. */
  readonly ground: number | undefined;
}

// On the grid of the scene, from its left edge on: the meadow and the line that the scene itself begins with.
const Ground = ({ y }: { readonly y: number }) => (
  <g className={art} transform={`translate(${sceneStart} ${sceneTop}) scale(${SCENE.scale})`}>
    <rect className={fill.meadow} x={-SCENE.width} y={y - 4} width={SCENE.width + 30} height={SCENE.height} />
    <path d={`M${-SCENE.width} ${y}H24`} />
  </g>
);

const Words = ({ title, kind, measure }: Pick<Card, 'title' | 'kind'> & { readonly measure: Measure }) => {
  const { size, lines } = setTitle(title, ROOM, measure);
  return (
    <>
      <g transform={`translate(${MARGIN} 60) scale(1.5)`}>
        <BrandMark />
      </g>
      <text x={MARGIN + 72} y={98} fontSize={34} fontWeight={600} fill={colour.text}>
        {company.brand}
      </text>
      <text x={WIDTH - MARGIN} y={97} fontSize={26} fontWeight={600} fill={colour.sunText} textAnchor="end">
        {kind}
      </text>
      {lines.map((line, index) => (
        <text
          key={line}
          x={MARGIN - size * 0.05}
          y={TITLE_TOP + size * (0.8 + index * 1.1)}
          fontSize={size}
          fontWeight={600}
          letterSpacing={-0.022 * size}
          fill={colour.text}
        >
          {line}
        </text>
      ))}
    </>
  );
};

/** A share picture as SVG: the page's title over a scene, in the colours of the site by day. */
export const shareCard = ({ title, kind, Scene, ground = SCENE.ground }: Card, measure: Measure): string =>
  withColours(
    renderToString(
      <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <defs>
          <linearGradient id="day" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={colour.surface} />
            <stop offset="1" stopColor={colour.sunSoft} />
          </linearGradient>
        </defs>
        <rect width={WIDTH} height={HEIGHT} fill="url(#day)" />
        <Ground y={ground} />
        <svg
          x={sceneStart}
          y={sceneTop}
          width={SCENE.width * SCENE.scale}
          height={SCENE.height * SCENE.scale}
          viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
        >
          <Scene />
        </svg>
        <Words title={title} kind={kind} measure={measure} />
      </svg>,
    ),
  );
