const PREFIX = 'held-by-';

/** Name of the file by which a process says, in the folder of a release, that it serves it. */
export const heldBy = (pid: number): string => `${PREFIX}${pid}`;

/** The process that a file of a release names; undefined when it is another file. */
export const holderOf = (file: string): number | undefined =>
  file.startsWith(PREFIX) ? Number(file.slice(PREFIX.length)) : undefined;
