/** "£1,234": whole pounds, as every amount on a quote is printed. */
export const poundsText = (pounds: number): string => `£${Math.round(pounds).toLocaleString('en-GB')}`;
