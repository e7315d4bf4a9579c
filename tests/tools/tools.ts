import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installOwnPackages, requireFrom } from '../support/ownPackages.ts';

const TOOLS_FOLDER = 'tests/tools';
const BIN = path.join(TOOLS_FOLDER, 'node_modules', '.bin');

/** Lighthouse, the checkers of markup and types, knip, jscpd and PostgreSQL: half of all packages, and no start needs them. */
export const installTools = (): void => installOwnPackages(TOOLS_FOLDER, 'the tools of the tests');

/** A tool's programme. */
export const toolProgram = (name: string): string => path.resolve(BIN, name);

/** The native compiler of TypeScript. By its path: another tool brings the one in JavaScript, of the same name, along. */
export const nativeTsc: string = path.resolve(TOOLS_FOLDER, 'node_modules', 'typescript-native', 'bin', 'tsc');

/** Where the main file of a tool is. */
export const toolFile = (name: string): string => requireFrom(TOOLS_FOLDER).resolve(name);

/** A tool as a module. */
export const importTool = (name: string): Promise<unknown> => import(pathToFileURL(toolFile(name)).href);

/** Where oxlint, which is the project's, finds the programme that reads types for it. */
export const typesForLint = { OXLINT_TSGOLINT_PATH: toolProgram('tsgolint') } as const;
