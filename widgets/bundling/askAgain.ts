import type { Plugin } from 'vite';

// As the bundler writes them, before anything is made short.
const DYNAMIC_IMPORT = /\bimport\((["'])(\.\/[^"']+)\1\)/g;
// What a press on "Continue" waits for. Beside a quote that is there, an estimate says itself that it did not come.
const LATER_STEPS = /\/(useHandover|funnel)\.tsx$/;

// Another address after each failure. What the chunk imports has not been asked for by then, and needs none.
const ASK_AGAIN = 'function $a(u){return import(u+($a[u]??"")).catch(e=>{$a[u]="?"+Date.now();throw e})}';

/** The same code, in which a chunk that could not be had is asked for under another address the next time. */
export function askAgain(code: string): string {
  const asking = code.replace(DYNAMIC_IMPORT, (_match, quote: string, file: string) => `$a(${quote}${file}${quote})`);
  // Behind the rest, whose lines stay where its map says that they are.
  return asking === code ? code : `${asking}\n${ASK_AGAIN}\n`;
}

/**
 * Lets a press on "Continue" bring what did not come before. Firefox 153 and Chromium before 155 keep a module that failed
 * as failed for the life of a page (November 2026): asked for by the same address, the later steps of a form never came.
 */
export const askAgainForLaterSteps = (): Plugin => ({
  name: 'ask-again-for-later-steps',
  renderChunk(code, { moduleIds }) {
    if (!moduleIds.some((id) => LATER_STEPS.test(id))) return null;
    return { code: askAgain(code), map: null };
  },
});
