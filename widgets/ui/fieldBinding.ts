interface FieldEvent {
  readonly target: unknown;
  readonly type?: unknown;
}

/** What react-hook-form's `register(name)` returns, as far as a control needs it; no control imports the library. */
export interface FieldBinding {
  readonly name: string;
  readonly onChange: (event: FieldEvent) => unknown;
  readonly onBlur: (event: FieldEvent) => unknown;
  readonly ref: (control: unknown) => void;
  readonly disabled?: boolean | undefined;
}

/** Texts that every control shows. Without `required` the funnel says "optional" in words. */
export interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** For example "(optional)". */
  readonly optionalText?: string | undefined;
  readonly required?: boolean | undefined;
}

/** Ids derive from the field's name: they are scoped to the shadow root, and a counter would restart on re-render. */
export const controlId = (name: string): string => `field-${name}`;
export const hintId = (name: string): string => `hint-${name}`;
export const errorId = (name: string): string => `error-${name}`;

/** Error first: it is what the visitor needs when both are there. */
export const describedBy = (name: string, texts: Pick<FieldTexts, 'hint' | 'error'>): string | undefined => {
  const ids = [texts.error ? errorId(name) : '', texts.hint ? hintId(name) : ''].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
};

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
