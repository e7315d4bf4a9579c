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
