/**
 * Stand in the shadow root of a tag as the build writes it for partners' servers, until ours puts the first step that was
 * asked for in their place.
 */
export const INCLUDE_TOKENS = { style: '__STYLE__', theme: '__THEME__', step: '__STEP__', about: '__ABOUT__' } as const;
