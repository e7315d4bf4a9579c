import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { preactAliases } from './preactAliases.ts';

const JSX = preactAliases.find(({ find }) => find.test('react/jsx-runtime'))?.replacement;
const LEAN_JSX = fileURLToPath(new URL('../runtime/leanJsx.ts', import.meta.url));

/**
 * The smallest form makes its elements without preact, which comes when a visitor touches it: its controls get a JSX
 * runtime of our own. What that makes is what preact's makes, so they serve every other form as well.
 * @param isLean which modules
 */
export function leanJsx(isLean: (path: string) => boolean): Plugin {
  return {
    name: 'lean-jsx',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source === JSX && isLean(importer.replaceAll('\\', '/')) ? LEAN_JSX : undefined,
  };
}
