/** What proves a fact that is ours to decide. Claims about the world need a study, a register or a law instead. */
export const proof = {
  // check:launch asks apart whether the company's data is real.
  ownData: 'Our own data, in api/contract/common/company.ts.',
  ownWords: 'The words of our own pages.',
  ownTerm: 'Our own term: a promise to the customer.',
  ownPlan: 'Our own price list, which the quote uses too.',
} as const;
