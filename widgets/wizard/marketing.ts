/** Boxes beside the one that the specification names. */
export interface MarketingValues {
  readonly marketingText: boolean;
  readonly marketingPhone: boolean;
}

/** The `marketing` object of the wire. @param email the box that the specification names */
export const marketingOf = (email: boolean, { marketingText, marketingPhone }: MarketingValues) => ({
  email,
  text: marketingText,
  phone: marketingPhone,
});
