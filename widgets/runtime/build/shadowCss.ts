import type { Plugin } from 'vite';

const STYLES_MODULE = decodeURIComponent(new URL('../styles.ts', import.meta.url).pathname);
// What vanilla-extract leaves in the place of the rules: import '…/Button.css.ts.vanilla.css';
const CSS_IMPORT = /import\s+(['"])([^'"]+\.vanilla\.css)\1;?/g;
const WIDGET_STYLES = /\/(?:widgets|tests\/support)\/.+\.css\.ts$/;

/**
 * Turns the style sheets of `*.css.ts` modules into text that is registered for the shadow roots. A `<style>`
 * element or a link would be dead under a strict CSP and would style the page of a partner.
 * @param isShadowStyle which modules; by default all of widgets/ and those of test fixtures
 */
export function shadowCss(isShadowStyle = (path: string): boolean => WIDGET_STYLES.test(path)): Plugin {
  return {
    name: 'shadow-css',
    // After vanilla-extract, before Vite's analysis of imports.
    enforce: 'post',
    transform(code, id) {
      const path = id.split('?')[0] ?? id;
      if (!isShadowStyle(path.replaceAll('\\', '/'))) return undefined;
      let count = 0;
      const rewritten = code.replace(CSS_IMPORT, (_match, _quote, source: string) => {
        count += 1;
        const name = `shadowCssText${count}`;
        return `import ${name} from ${JSON.stringify(`${source}?inline`)};\nregisterCss(${name});`;
      });
      if (count === 0) return undefined;
      return { code: `import { registerCss } from ${JSON.stringify(STYLES_MODULE)};\n${rewritten}`, map: null };
    },
  };
}
