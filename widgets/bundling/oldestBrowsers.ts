/**
 * The oldest browsers that tags and pages are made for, in words of Vite: 109 and 115 are the last on Windows 7, and Safari
 * has constructed style sheets since 16.4. Builds turn newer syntax into theirs; what they lack besides is looked for by
 * tests/architecture/browsers.test.ts.
 */
export const OLDEST_BROWSERS = ['chrome109', 'edge109', 'firefox115', 'safari16.4'];
