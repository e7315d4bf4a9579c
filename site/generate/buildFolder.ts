const VARIABLE = 'BUILD_FOLDER';

/** What is served: a link to the release that was built last. */
export const CURRENT = 'dist';

/** Where the steps of a build write to. A step that is run by hand writes into what is served. */
export const buildFolder: string = process.env[VARIABLE] ?? CURRENT;

/** The environment of a step that writes into a folder. */
export const buildingInto = (folder: string): NodeJS.ProcessEnv => ({ ...process.env, [VARIABLE]: folder });
