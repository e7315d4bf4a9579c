// As people write them.
const WORDS: Readonly<Record<string, string>> = { ev: 'EV charger', homecare: 'HomeCare', signup: 'sign-up' };

/** What a tag is called where people read it: "EV charger quote" for "ev-quote". */
export function tagTitle(tag: string): string {
  const text = tag
    .split('-')
    .map((word) => WORDS[word] ?? word)
    .join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
