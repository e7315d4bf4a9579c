/** Stands for the version in the loader until its bytes are known: see publishWidgets. */
export const VERSION_TOKEN = '__WIDGETS_VERSION__';
