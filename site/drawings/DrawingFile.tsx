import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { themes } from '../../widgets/theme/tokens.ts';
import { art, cable, cells, fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { file } from './Drawing.css.ts';
import { drawing } from './Drawing.tsx';

// A drawing inside a page weighs as much as a paragraph, once for each place that shows it. As a file it is asked for
// when it comes near the screen. A file has no classes of the page, and our policy allows it no styles: its colours
// are attributes, so each theme has a file of its own.

const FOLDER = '/assets/drawings/';
const ADDRESS = /\/assets\/drawings\/([a-z-]+)\.(light|dark)\.[0-9a-f]{8}\.svg/g;

type Scheme = keyof typeof themes;

const filled = (colour: string): string => `fill="${colour}" stroke="none"`;

const attributesOf = (scheme: Scheme): ReadonlyMap<string, string> => {
  const colour = themes[scheme];
  return new Map([
    [art, `fill="none" stroke="${colour.artLine}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"`],
    [fill.sky, filled(colour.artSky)],
    [fill.meadow, filled(colour.artMeadow)],
    [fill.wall, filled(colour.artWall)],
    [fill.roof, filled(colour.artRoof)],
    [fill.panel, filled(colour.artPanel)],
    [fill.sun, filled(colour.sun)],
    [fill.glow, filled(colour.sunSoft)],
    [fine, 'stroke-width="1.2"'],
    [cells, `stroke="${colour.artCell}" stroke-width="1.2"`],
    [cable, `stroke="${colour.artRoof}" stroke-width="3.4"`],
  ]);
};

/** @throws where a drawing has a class that says no colour and no line: numbers stand on drawings inside a page only */
function svgOf(name: string, scheme: Scheme): string {
  const known = attributesOf(scheme);
  const withColours = (_attribute: string, classes: string): string => {
    const attributes = known.get(classes);
    if (attributes === undefined)
      throw new Error(`The drawing "${name}" cannot be a file: it has the class "${classes}".`);
    return attributes;
  };
  return renderToStaticMarkup(createElement(drawing(name)))
    .replaceAll(/class="([^"]*)"/g, withColours)
    .replace(/ aria-hidden="true"| focusable="false"/g, '')
    .replaceAll(/><\/(?:path|circle|rect|ellipse|line)>/g, '/>')
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

const addressOf = (name: string, scheme: Scheme): string => {
  const hash = createHash('sha256').update(svgOf(name, scheme)).digest('hex').slice(0, 8);
  return `${FOLDER}${name}.${scheme}.${hash}.svg`;
};

/** The drawings that a text names by their addresses, to be written beside it or served: address and content. */
export const drawingFilesIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(ADDRESS)].map(([address, name = '', scheme]) => [
      address,
      svgOf(name, scheme === 'dark' ? 'dark' : 'light'),
    ]),
  );

interface Props {
  readonly name: string;
  /** On the first screen: it is not left until somebody scrolls. */
  readonly isFirst?: boolean;
}

/** A drawing as a picture of its own, light or dark as the visitor has it; paper is light. Decoration, as all of them. */
export const DrawingFile = ({ name, isFirst = false }: Props) => {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svgOf(name, 'light')) ?? [];
  return (
    <picture>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={addressOf(name, 'dark')} />
      <img
        className={file}
        src={addressOf(name, 'light')}
        alt=""
        width={width}
        height={height}
        decoding="async"
        {...(!isFirst && { loading: 'lazy' })}
      />
    </picture>
  );
};
