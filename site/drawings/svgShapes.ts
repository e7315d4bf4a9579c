import { themes } from '../../widgets/theme/tokens.ts';
import { cable, cells, fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';

// An .svg file has the colours of the light theme: a designer opens, draws and saves it. A page gets it with classes in
// place of the colours, so that it follows the theme of the visitor.
const colour = themes.light;
const CLASSES: Readonly<Record<string, string>> = {
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

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]));

const COLOUR_AND_LINE = ['fill', 'stroke', 'stroke-width'];

/** @throws for a colour or a line that our drawings do not have */
function withClass(open: string, name: string): string {
  const [, tag = '', text = '', end = ''] = /^<(\w+)(.*?)(\/?)>$/s.exec(open) ?? [];
  const attributes = attributesOf(text);
  const key = COLOUR_AND_LINE.map((attribute) => attributes.get(attribute) ?? '').join(' ');
  const className = CLASSES[key];
  if (className === undefined && key.includes('#'))
    throw new Error(
      `${name}.svg: no drawing of ours has fill, stroke and line "${key}". There are: ${Object.keys(CLASSES).join(', ')}`,
    );
  const kept = [...attributes].filter(([attribute]) => className === undefined || !COLOUR_AND_LINE.includes(attribute));
  const all = [...kept, ...(className === undefined ? [] : [['class', className] as const])];
  return `<${tag}${all.map(([attribute, value]) => ` ${attribute}="${value}"`).join('')}>${end && `</${tag}>`}`;
}

/** What is inside the frame of an .svg file, as pages have it: without title, which is for whoever opens the file. */
export function shapesOf(svg: string, name: string): string {
  return svg
    .replaceAll(/<title>.*?<\/title>|<\/?svg[^>]*>|\s*\n\s*/gs, '')
    .replaceAll(/<\w[^>]*>/g, (open) => withClass(open, name));
}
