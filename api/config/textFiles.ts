import path from 'node:path';
import { readCapacityFile, type Capacity } from './capacity.ts';
import { readMcsTable, type McsTable } from './mcsTable.ts';
import { readRoutingFile, type Route } from './routing.ts';

/** What an operator writes into text files. */
export interface TextFiles {
  /** The operator's own, absolute; undefined for the sample that comes with the server. */
  readonly capacityFile: string | undefined;
  /** How many surveys and call-backs fit into half a day. */
  readonly capacity: Capacity;
  /** The operator's own, absolute; undefined where SALES_EMAIL gets everything. */
  readonly routingFile: string | undefined;
  /** Who in sales is mailed about which leads; the first that fits. SALES_EMAIL gets the others. */
  readonly routes: readonly Route[];
  /** The operator's own, absolute; undefined for none. */
  readonly mcsTableFile: string | undefined;
  readonly mcsTable: McsTable | undefined;
}

const problemsOf = (name: string, reading: object | { readonly problems: readonly string[] }): string[] =>
  'problems' in reading ? reading.problems.map((problem) => `${name}: ${problem}`) : [];

/** Reads all of them, and tells everything that is wrong with any. */
export function readTextFiles(
  environment: Readonly<Record<string, string | undefined>>,
  rootDir: string,
): { readonly files?: TextFiles; readonly problems: readonly string[] } {
  const fileOf = (name: string): string | undefined => {
    const file = environment[name];
    return file === undefined ? undefined : path.resolve(rootDir, file.trim());
  };
  const [capacityFile, routingFile, mcsTableFile] = ['CAPACITY_FILE', 'ROUTING_FILE', 'MCS_TABLE_FILE'].map(fileOf);
  const places = readCapacityFile(capacityFile);
  const routing = readRoutingFile(routingFile);
  const mcs = readMcsTable(mcsTableFile);
  if ('problems' in places || 'problems' in routing || 'problems' in mcs) {
    const problems = [
      ...problemsOf('CAPACITY_FILE', places),
      ...problemsOf('ROUTING_FILE', routing),
      ...problemsOf('MCS_TABLE_FILE', mcs),
    ];
    return { problems };
  }
  const { capacity } = places;
  const { routes } = routing;
  return { files: { capacityFile, capacity, routingFile, routes, mcsTableFile, mcsTable: mcs.table }, problems: [] };
}

/** What an operator sees of them at start. */
export const textFileSettings = ({
  capacityFile,
  routingFile,
  mcsTableFile,
}: TextFiles): readonly (readonly [name: string, value: string])[] => [
  ['CAPACITY_FILE', capacityFile ?? 'the shipped sample'],
  ['ROUTING_FILE', routingFile ?? 'not set (SALES_EMAIL gets every lead)'],
  ['MCS_TABLE_FILE', mcsTableFile ?? 'not set (no MCS estimates)'],
];
