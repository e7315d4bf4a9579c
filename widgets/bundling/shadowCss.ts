import type { Plugin } from 'vite';

const STYLES_MODULE = decodeURIComponent(new URL('../runtime/styles.ts', import.meta.url).pathname);
// What vanilla-extract leaves in the place of the rules: import '…/Button.css.ts.vanilla.css';
const CSS_IMPORT = /import\s+(['"])([^'"]+\.vanilla\.css)\1/g;
const WIDGET_STYLES = /\/(?:widgets|tests\/support)\/.+\.css\.ts$/;
// Path of the made-up module that registers a sheet. Not ".css.js", which vanilla-extract would compile.
const REGISTERING = '.shadow.js';

/**
 * Turns the style sheets of `*.css.ts` modules into text that is registered for the shadow roots. A `<style>`
 * element or a link would be dead under a strict CSP and would style the page of a partner.
 * @param isShadowStyle which modules; by default all of widgets/ and those of test fixtures
 */
export function shadowCss(isShadowStyle = (path: string): boolean => WIDGET_STYLES.test(path)): Plugin {
  let root = '';
  // From the root, not of this machine: source maps show the text, and two folders shall build the same bytes.
  const addressOf = (path: string): string => JSON.stringify(path.startsWith(root) ? path.slice(root.length) : path);
  return {
    name: 'shadow-css',
    configResolved: (config) => void (root = config.root),
    // After vanilla-extract, before Vite's analysis of imports.
    enforce: 'post',
    transform(code, id) {
      const path = id.split('?')[0] ?? id;
      if (!isShadowStyle(path.replaceAll('\\', '/'))) return undefined;
      const rewritten = code.replace(
        CSS_IMPORT,
        (_match, _quote, css: string) => `import ${JSON.stringify(css + REGISTERING)}`,
      );
      return rewritten === code ? undefined : { code: rewritten, map: null };
    },
    resolveId: {
      order: 'pre',
      handler: (source) => (source.endsWith(`.vanilla.css${REGISTERING}`) ? source : undefined),
    },
    load(id) {
      if (!id.endsWith(`.vanilla.css${REGISTERING}`)) return undefined;
      const sheet = id.slice(0, -REGISTERING.length);
      // One module a sheet: styles that build upon each other are registered once.
      return [
        `import { registerCss } from ${addressOf(STYLES_MODULE)};`,
        `import css from ${addressOf(`${sheet}?inline`)};`,
        'registerCss(css);',
      ].join('\n');
    },
  };
}
