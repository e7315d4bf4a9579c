/** On another site the quote opens in a tab of its own; a browser may keep it from opening. */
export const opened = {
  text: 'Your quote opens in a new tab. If it does not, ',
  link: 'continue here',
  end: '.',
} as const;
