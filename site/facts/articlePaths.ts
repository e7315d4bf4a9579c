/** Pages that several areas of the registry of facts name. */
export const articlePaths = {
  cost: '/blog/solar-panel-cost-newcastle',
  grants: '/blog/solar-grants-north-east',
  ev: '/blog/ev-charging-installation-newcastle',
  business: '/blog/commercial-solar-roi',
  battery: '/blog/battery-storage-versus-solar-panels',
  localEv: '/ev-charging-newcastle',
} as const;
