import { cpus, loadavg } from 'node:os';

const BUSY_SHARE = 0.5;

/** What a reader has to know of the machine to judge the absolute values; ratios need it less. */
export function machineNote(): string {
  const cores = cpus();
  const [load = 0] = loadavg();
  const busy = load > cores.length * BUSY_SHARE ? ': busy with other things, repeat this when it is quiet' : '';
  return `Node ${process.version}, ${cores.length} × ${cores[0]?.model.trim() ?? 'unknown'}, load ${load.toFixed(1)}${busy}`;
}
