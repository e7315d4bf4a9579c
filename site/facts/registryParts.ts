// What files of the registry share.

/** Pages that several areas of the registry of facts name. */
export const articlePaths = {
  cost: '/blog/solar-panel-cost-newcastle',
  grants: '/blog/solar-grants-north-east',
  ev: '/blog/ev-charging-installation-newcastle',
  business: '/blog/commercial-solar-roi',
  battery: '/blog/battery-storage-versus-solar-panels',
  localEv: '/ev-charging-newcastle',
} as const;

/** Pages about what we fit. */
export const productPaths = { solar: '/solar', charging: '/ev-charging' } as const;

/** What proves a fact that is ours to decide. Claims about the world need a study, a register or a law instead. */
export const proof = {
  // check:launch asks apart whether the company's data is real.
  ownData: 'Our own data, in api/contract/common/company.ts.',
  ownWords: 'The words of our own pages.',
  ownTerm: 'Our own term: a promise to the customer.',
  ownPlan: 'Our own price list, which the quote uses too.',
} as const;
