import type { Plugin } from 'vite';

const OF_ONE = /\bArray\.from\(([\w$.]+)\)/g;

/** What pages of partners replace, each with what to write instead. */
const REPLACED: readonly (readonly [found: RegExp, instead: string])[] = [
  [/\bArray\.from\(/, '[...iterable], or [...Array(count).keys()].map(…)'],
  [/\bnew Event\(/, 'new CustomEvent(…)'],
];

/**
 * MooTools, which Joomla brought along up to 3.x, puts its own `Array.from` and `Event` in the place of the browser's, for the
 * whole page: the one makes [set] of a set and knows no second argument, the other wraps an event and makes none of a name. A
 * form that asks them is drawn and never sent: seen in November 2026 with 1.4.5. Libraries are rewritten here, whatever else is found
 * stops the build.
 */
export function replacedBuiltins(): Plugin {
  return {
    name: 'replaced-builtins',
    apply: 'build',
    transform(code) {
      // Not a line more or less: the source map stays right line by line.
      const spread = code.replaceAll(OF_ONE, '[...$1]');
      return spread === code ? undefined : { code: spread, map: null };
    },
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        for (const [found, instead] of REPLACED) {
          if (found.test(part.code)) this.error(`${part.fileName} has ${found.source}: write ${instead}`);
        }
      }
    },
  };
}
