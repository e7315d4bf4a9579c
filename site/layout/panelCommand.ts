import { PANEL_ID } from './layoutIds.ts';

/**
 * The panel as a modal dialog without script. A browser that does not know commands opens it as a popover, by the
 * `popovertarget` beside this.
 */
export const panelCommand = (command: 'show-modal' | 'close'): { readonly [attribute: string]: string } => ({
  command,
  commandfor: PANEL_ID,
});
