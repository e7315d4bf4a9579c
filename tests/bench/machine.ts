import { cpus } from 'node:os';

/** What a reader has to know of the machine to judge the absolute values; ratios need it less. */
export function machineNote(): string {
  const cores = cpus();
  return `Node ${process.version}, ${cores.length} × ${cores[0]?.model.trim() ?? 'unknown'}`;
}
