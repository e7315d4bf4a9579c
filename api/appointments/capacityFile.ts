import { readFileSync } from 'node:fs';
import { parseCapacity, type Capacity } from './capacity.ts';

type FileReading = { readonly capacity: Capacity } | { readonly problems: readonly string[] };

/** The sample that comes with the server. */
const SHIPPED = new URL('./capacity.txt', import.meta.url);

function textOf(file: string | URL): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Reads how many appointments there are. @param file the operator's own, or undefined for the shipped sample */
export function readCapacityFile(file: string | undefined): FileReading {
  const text = textOf(file ?? SHIPPED);
  if (text === undefined) return { problems: [`expected a file that can be read, found ${JSON.stringify(file)}`] };
  const reading = parseCapacity(text);
  if ('capacity' in reading) return reading;
  return { problems: reading.problems.map(({ line, reason }) => `line ${line}: ${reason}`) };
}
