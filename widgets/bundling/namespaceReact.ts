import type { Plugin } from 'vite';

const FORM_LIBRARY = /\/react-hook-form\/dist\/.+\.mjs$/;
const DEFAULT_IMPORT = /^import React from 'react';$/m;

/**
 * react-hook-form imports React's default export, which carries all of preact/compat along (2 kB compressed).
 * As a namespace only the hooks that it uses stay. A build that has not met this import stops: a release that is written
 * otherwise would bring the 2 kB back without a word.
 */
export function namespaceReact(): Plugin {
  let isFound = false;
  return {
    name: 'namespace-react',
    transform(code, id) {
      const path = id.split('?')[0] ?? id;
      if (!FORM_LIBRARY.test(path.replaceAll('\\', '/'))) return undefined;
      if (!DEFAULT_IMPORT.test(code)) return undefined;
      isFound = true;
      // Not a line more or less: the source map stays right.
      return { code: code.replace(DEFAULT_IMPORT, "import * as React from 'react';"), map: null };
    },
    generateBundle() {
      if (!isFound) this.error(`expected ${DEFAULT_IMPORT} in ${FORM_LIBRARY}, found none`);
    },
  };
}
