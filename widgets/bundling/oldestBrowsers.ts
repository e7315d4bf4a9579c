/**
 * The oldest browsers that tags and pages are made for, in words of Vite. Constructed style sheets and declarative shadow roots set
 * them. Builds turn newer syntax into theirs; what they lack besides is looked for by tests/architecture/browsers.test.ts.
 */
export const OLDEST_BROWSERS = ['chrome111', 'edge111', 'firefox115', 'safari16.4'];
