import { readdirSync, readFileSync } from 'node:fs';

// Of the kernel's files a tick is this long on every usual Linux.
const TICK_MS = 10;
// Places in /proc/<pid>/stat, counted from behind the name: a name may hold spaces.
const PARENT = 1;
const USED = [11, 12];
const USED_BY_ENDED_CHILDREN = [13, 14];

function fieldsOf(pid: string | number): readonly number[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    // It has just ended.
    return [];
  }
}

const ticks = (fields: readonly number[], places: readonly number[]): number =>
  places.reduce((sum, place) => sum + (fields[place] ?? 0), 0);

/** Milliseconds of CPU time that a process has used, with its children. Linux only. @throws elsewhere */
export function cpuTimeOf(pid: number): number {
  const own = fieldsOf(pid);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(fieldsOf)
    .filter((fields) => fields[PARENT] === pid);
  const used = [own, ...children].reduce((sum, fields) => sum + ticks(fields, USED), 0);
  return (used + ticks(own, USED_BY_ENDED_CHILDREN)) * TICK_MS;
}
