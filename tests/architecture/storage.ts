import { perFile, shippedFiles } from './sourceFiles.ts';
import { findLines } from './syntax.ts';

// A session lock outlives its transaction and a pooled connection belongs to nobody; a note to listeners is lost with the
// connection. Neither exists on every engine that speaks PostgreSQL's protocol.
const OF_ONE_SESSION =
  /\bpg_(try_)?advisory_\w+|\bpg_notify\b|\b(un)?listen\s+["\w]+\s*['"`;]|\bnotify\s+["\w]+\s*(,|['"`;])|['"`]\s*(un)?listen\b|['"`]notification['"`]/i;

/** Locks end with their transaction, and whoever waits for work asks for it: any pool and any such engine will do. */
export const noSessionState = perFile(
  (files) => shippedFiles(files).filter(({ path }) => path.startsWith('api/') && !path.startsWith('api/contract/')),
  (file) => findLines(file, OF_ONE_SESSION).map((place) => `what belongs to one session of a database, ${place}`),
);
