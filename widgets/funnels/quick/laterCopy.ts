/** On another site the quote opens in a tab of its own; a browser may keep it from opening. */
export const opened = {
  text: "Your quote opens in a new tab. If it doesn't, ",
  link: 'continue here',
  end: '.',
} as const;
