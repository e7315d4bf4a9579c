// As people write them.
const WORDS: Readonly<Record<string, string>> = { ev: 'EV', homecare: 'HomeCare', signup: 'sign-up' };

/** "ev-quote" → "EV quote": what a frame is called where the page around it gives it no name. */
export function tagTitle(tag: string): string {
  const text = tag
    .split('-')
    .map((word) => WORDS[word] ?? word)
    .join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
