import type { FunctionComponent } from 'react';
import { themes } from '../../widgets/theme/tokens.ts';
import { art, cable, cells, fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';

// A drawing that stands still is an .svg file, in the colours of the light theme: a designer opens, draws and saves it.
// A page gets it with classes in place of the colours, so that it follows the theme of the visitor.
const colour = themes.light;
const PAINTS: Readonly<Record<string, string>> = {
  [`${colour.artSky} none `]: fill.sky,
  [`${colour.artMeadow} none `]: fill.meadow,
  [`${colour.artWall} none `]: fill.wall,
  [`${colour.artRoof} none `]: fill.roof,
  [`${colour.artPanel} none `]: fill.panel,
  [`${colour.sun} none `]: fill.sun,
  [`${colour.sunSoft} none `]: fill.glow,
  [`  1.2`]: fine,
  [` ${colour.artCell} 1.2`]: cells,
  [` ${colour.artRoof} 3.4`]: cable,
};

const files = import.meta.glob<string>(['./*.svg', '../pages/*/*.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = new Map(Object.entries(files).map(([file, svg]) => [file.replace(/^.*\/|\.svg$/g, ''), svg]));

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]));

const PAINT = ['fill', 'stroke', 'stroke-width'];

/** @throws for a colour or a line that our drawings do not have */
function withClass(open: string, name: string): string {
  const [, tag = '', text = '', end = ''] = /^<(\w+)(.*?)(\/?)>$/s.exec(open) ?? [];
  const attributes = attributesOf(text);
  const paint = PAINT.map((key) => attributes.get(key) ?? '').join(' ');
  const style = PAINTS[paint];
  if (style === undefined && paint.includes('#'))
    throw new Error(
      `${name}.svg: no drawing of ours has fill, stroke and line "${paint}". There are: ${Object.keys(PAINTS).join(', ')}`,
    );
  const kept = [...attributes].filter(([key]) => style === undefined || !PAINT.includes(key));
  const all = [...kept, ...(style === undefined ? [] : [['class', style] as const])];
  return `<${tag}${all.map(([key, value]) => ` ${key}="${value}"`).join('')}>${end && `</${tag}>`}`;
}

/** What stands in a drawing's frame, as pages have it: without title, which is for whoever opens the file. */
export function shapesOf(svg: string, name: string): string {
  return svg
    .replaceAll(/<title>.*?<\/title>|<\/?svg[^>]*>|\s*\n\s*/gs, '')
    .replaceAll(/<\w[^>]*>/g, (open) => withClass(open, name));
}

/** A drawing by the name of its file. Decoration: the words beside it say everything. */
export function Drawing({ name }: { readonly name: string }) {
  const svg = sources.get(name);
  if (svg === undefined) throw new Error(`There is no drawing "${name}". There are: ${[...sources.keys()].join(', ')}`);
  return (
    <svg
      className={art}
      viewBox={/viewBox="([^"]*)"/.exec(svg)?.[1]}
      aria-hidden="true"
      focusable="false"
      // oxlint-disable-next-line react/no-danger -- a file of ours, whose colours are checked above
      dangerouslySetInnerHTML={{ __html: shapesOf(svg, name) }}
    />
  );
}

/** The same where a component is asked for: `Picture: drawing('boiler')`. */
export const drawing =
  (name: string): FunctionComponent =>
  () => <Drawing name={name} />;
