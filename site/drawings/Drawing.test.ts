import { expect, test } from 'vitest';
import { fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { DRAWING_NAMES, drawing } from './Drawing.tsx';
import { shapesOf } from './svgShapes.ts';

const files = import.meta.glob<string>('../**/*.svg', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['../**/*.{ts,tsx,md}', '!../**/*.{test,css}.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const named = Object.entries(files).map(([file, svg]) => [file.replace(/^.*\/|\.svg$/g, ''), svg] as const);

const FRAME =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" fill="none" stroke="#\w{6}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">\s*<title>[^<]{8,}<\/title>/;

test.each(named)('%s can be opened by itself, and a page gets it in the colours of its theme', (name, svg) => {
  expect(svg).toMatch(FRAME);
  expect(shapesOf(svg, name)).not.toMatch(/#|<title|<svg|style=|\n/);
});

test('no two drawings have one name, and each is shown', () => {
  const names = named.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  // Without the keys of the list of components: to be listed is not to be shown.
  const code = Object.values(sources)
    .join('\n')
    .replaceAll(/^ +'[\w-]+': /gm, '');
  const uses = (name: string) => [
    `'${name}'`,
    `"${name}"`,
    `picture: ${name}\n`,
    `detail: ${name}\n`,
    `cover: ${name}\n`,
  ];
  expect(DRAWING_NAMES.filter((name) => !uses(name).some((use) => code.includes(use)))).toEqual([]);
});

test('colours and lines become classes, whatever the order of the attributes', () => {
  const svg = `<svg viewBox="0 0 8 8">
    <title>A wall.</title>
    <path stroke="none" d="M1 1h3z" fill="#fff3dc"/>
    <g transform="scale(2)" stroke-width="1.7">
      <path d="M0 0h8" stroke-width="1.2"/>
      <path d="M0 4h8"/>
    </g>
  </svg>`;
  expect(shapesOf(svg, 'wall')).toBe(
    `<path d="M1 1h3z" class="${fill.wall}"></path><g transform="scale(2)" stroke-width="1.7"><path d="M0 0h8" class="${fine}"></path><path d="M0 4h8"></path></g>`,
  );
});

test('a colour of somebody else stops the build, and so does a name that no file has', () => {
  expect(() => shapesOf('<path fill="#123456" stroke="none" d="M0 0"/>', 'wall')).toThrow(
    'wall.svg: no drawing of ours',
  );
  expect(() => drawing('nothing')).toThrow('There is no drawing "nothing"');
});
