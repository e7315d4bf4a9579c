/**
 * What this process, the server in it included, worked on something: processor time, which other work on the machine does
 * not lengthen as it does that of a clock.
 * @returns what came of it, and milliseconds
 */
export async function workTime<Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}
