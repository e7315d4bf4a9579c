import { LOADER_FILE } from '../../widgets/bundling/loaderFile.ts';

/** Where our own pages find the widgets. */
export const WIDGETS_ADDRESS = '/widgets/v1';

export const LOADER_ADDRESS = `${WIDGETS_ADDRESS}/${LOADER_FILE}`;
