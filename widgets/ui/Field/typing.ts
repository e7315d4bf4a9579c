export type Capitals = 'none' | 'words' | 'characters';

const CAPITALS: Readonly<Record<string, Capitals>> = {
  name: 'words',
  'given-name': 'words',
  'family-name': 'words',
  organization: 'words',
  'address-line1': 'words',
  'address-line2': 'words',
  'address-level2': 'words',
  'postal-code': 'characters',
  email: 'none',
};

/**
 * Names, addresses and messages go to no spelling service. In the DOM's own spelling: `spellCheck`, which React knows,
 * writes no attribute here, and the browser then takes the field for one to be checked.
 */
export const unspelled = { spellcheck: false } as const;

/** What a browser may do to one line as it is typed: nothing in it is a word of a dictionary. */
export const lineTyping = (autoComplete: string | undefined, capitals: Capitals | undefined) => ({
  spellcheck: false,
  autoCorrect: 'off',
  autoCapitalize: capitals ?? CAPITALS[autoComplete ?? ''],
});
