/** Name of the file by which a process says, in the folder of a release, that it serves it. */
export const markOf = (pid: number): string => `held-by-${pid}`;

/** The process whose mark a file of a release is; undefined when it is another file. */
export function holderOf(file: string): number | undefined {
  const [, pid] = /^held-by-(\d+)$/.exec(file) ?? [];
  return pid === undefined ? undefined : Number(pid);
}
