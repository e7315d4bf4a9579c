import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { importTool, toolFile } from '../tools/tools.ts';

/** Of the compiler of Tailwind what is asked here. */
interface Tailwind {
  readonly compile: (
    css: string,
    options: {
      readonly loadStylesheet: (id: string, base: string) => Promise<{ path: string; base: string; content: string }>;
    },
  ) => Promise<{ readonly build: (classes: readonly string[]) => string }>;
}

const bootstrap = (): Promise<string> => readFile(toolFile('bootstrap/dist/css/bootstrap.min.css'), 'utf8');

/** Tailwind as its own tools build it: all of its reset and theme, and the utilities of the page that asks. */
async function tailwind(page: string): Promise<string> {
  const {
    default: { compile },
  } = (await importTool('tailwindcss')) as { readonly default: Tailwind };
  const file = toolFile('tailwindcss/index.css');
  const content = await readFile(file, 'utf8');
  const { build } = await compile("@import 'tailwindcss';", {
    loadStylesheet: (_id, base) => Promise.resolve({ path: file, base, content }),
  });
  const html = await readFile(page, 'utf8');
  return build([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}

/**
 * The style sheet of a page of `tests/e2e/partner/hosts`: that of the tool with its name, or the one beside it.
 * @throws where there is none, or tests/tools is not installed
 */
export function sheetOf(pages: string, name: string): Promise<string> {
  if (name === 'bootstrap') return bootstrap();
  if (name === 'tailwind') return tailwind(path.join(pages, `${name}.html`));
  return readFile(path.join(pages, `${name}.css`), 'utf8');
}
