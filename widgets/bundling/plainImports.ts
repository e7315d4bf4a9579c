import type { Plugin } from 'vite';

const WRAPPER = /build-import-analysis|import-analysis-build/;

/**
 * Takes out the pass of Vite that wraps every dynamic import in a helper, which adds preload links and style
 * sheets to the head of the page. Widgets have no style sheets, the head is a partner's, and the helper made
 * every chunk import the loader.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    configResolved({ plugins }) {
      const wrappers = plugins.filter(({ name }) => WRAPPER.test(name));
      if (wrappers.length === 0)
        throw new Error(`expected a plug-in ${WRAPPER}, found ${plugins.map(({ name }) => name).join(', ')}`);
      // Typed as read-only; Vite's own list is the array that the build uses.
      const list = plugins as (typeof plugins)[number][];
      for (const wrapper of wrappers) list.splice(list.indexOf(wrapper), 1);
    },
  };
}
