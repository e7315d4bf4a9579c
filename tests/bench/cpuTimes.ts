import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** What the cores have done since the machine started, in ms of one core. */
export interface CpuTimes {
  /** Time that there was. */
  readonly total: number;
  /** Time of it that was worked, by whoever, another machine on the same cores included. */
  readonly busy: number;
  /** Time of it that our own processes worked; undefined where the system does not say (all but Linux). */
  readonly ours: number | undefined;
}

/** Processes whose work is ours, with everything that they started, by number. */
export type Roots = readonly number[];

// Of a file below /proc: always 100 a second for those who read it, whatever the kernel counts in.
const TICK_MS = 10;
const PID = /^\d+$/;

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Its own time and that of its children that have ended. */
  readonly ms: number;
}

// proc(5): the name in parentheses may hold anything; parent is the second after it, the four times are the 12th to 15th.
function processOf(pid: string): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid: Number(pid), parent: Number(fields[1]), ms: ticks * TICK_MS };
  } catch {
    // It has ended since the folder was listed: its parent has its time now.
    return undefined;
  }
}

function timeOfTrees(roots: Roots): number {
  const processes = readdirSync('/proc')
    .filter((name) => PID.test(name))
    .flatMap((pid) => processOf(pid) ?? []);
  const ours = new Set(roots);
  // Numbers are given anew, so that a child may stand before its parent: once more until nobody is added.
  for (let known = 0; known < ours.size;) {
    known = ours.size;
    for (const { pid, parent } of processes) if (ours.has(parent)) ours.add(pid);
  }
  return processes.reduce((sum, { pid, ms }) => (ours.has(pid) ? sum + ms : sum), 0);
}

// proc(5): user, nice, system, idle, iowait, irq, softirq, steal; what guests use is in the first two already.
function readLinux(roots: Roots): CpuTimes {
  const [line = ''] = readFileSync('/proc/stat', 'latin1').split('\n');
  const ticks = line.split(/\s+/).slice(1, 9).map(Number);
  const [, , , idle = 0, waiting = 0] = ticks;
  const total = ticks.reduce((sum, count) => sum + count, 0);
  return { total: total * TICK_MS, busy: (total - idle - waiting) * TICK_MS, ours: timeOfTrees(roots) };
}

function readElsewhere(): CpuTimes {
  const times = cpus().map((core) => core.times);
  const total = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0);
  return { total, busy: total - times.reduce((sum, { idle }) => sum + idle, 0), ours: undefined };
}

/** @param roots this process, and such as have left its tree: a database that was started as a service */
export const readCpuTimes = (roots: Roots = [process.pid]): CpuTimes =>
  process.platform === 'linux' ? readLinux(roots) : readElsewhere();
