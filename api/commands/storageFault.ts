import { codeOf, NO_PRIMARY } from '../db/faults.ts';

// Their messages are ours and name a file, or name a role and a database; those of statements hold rows.
const SAYS_IT_ITSELF = /^(28.{3}|3D000|SQLITE_(FILE_GONE|NOT_DURABLE))$/;
const FILE_FAULT = /^(EACCES|EEXIST|EISDIR|ENOENT|ENOTDIR|EPERM|EROFS)$/;

/** What is the matter and what to look at, by the code of a fault, or by its message where the driver gives no code. */
const WORDS: readonly (readonly [fault: RegExp, words: string, advice: string])[] = [
  [/^28.{3}$/, 'The database refuses the login', 'Check user and password in DATABASE_URL'],
  [/^3D000$/, 'The database is not there', 'Check the name at the end of DATABASE_URL, or create it'],
  [/^ECONNREFUSED$/, 'The database refuses connections', 'Check that it runs, and host and port in DATABASE_URL'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'The host in DATABASE_URL has no address', 'Check its spelling'],
  [
    /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$|timeout expired$|due to connection timeout$|^Knex: Timeout acquiring/,
    'The database does not answer',
    'Check host and port in DATABASE_URL; a firewall may block it, or others use every connection',
  ],
  [
    new RegExp(`(^|- )${NO_PRIMARY}$`),
    NO_PRIMARY,
    'Check that the primary runs, and host, port, user and password of each',
  ],
  [
    /^(ECONNRESET|EPIPE|08.{3}|57P0.)$|Connection terminated( unexpectedly)?$|not queryable$/,
    'The connection to the database was lost',
    'It may be starting or stopping: try again in a moment',
  ],
  [/^25006$/, 'The database takes no writes: it is a standby', 'Name the primary in DATABASE_URL, or both hosts'],
  [/^53300$/, 'The database has no connection left', 'Try again, or raise max_connections there'],
  [
    /^42501$/,
    'The role in DATABASE_URL may not do that',
    'It needs to own its database, or the first schema of its search path',
  ],
  [
    /^(CERT_|DEPTH_ZERO|ERR_TLS_CERT|SELF_SIGNED|UNABLE_TO_)|does not support SSL/,
    'The database offers no TLS, or its certificate is not trusted here',
    'Check sslmode in DATABASE_URL and the certificate',
  ],
  [/^(SQLITE_FULL|ENOSPC|53100)$/, 'The disk is full', 'Make room where the database is, and try again'],
  [
    /^SQLITE_(BUSY|LOCKED)$/,
    'Another process is writing to leads.sqlite',
    'Try again in a moment; look for a second server or command that hangs',
  ],
  [
    /^SQLITE_(CANTOPEN|PERM|READONLY)$/,
    'leads.sqlite cannot be written',
    'Give it and its folder to the user that runs this',
  ],
  [/^SQLITE_(CORRUPT|NOTADB|IOERR)$/, 'leads.sqlite cannot be read as a whole', 'Run quotes doctor, and keep the file'],
];

function fileWords(error: Error, code: string): string | undefined {
  if (!FILE_FAULT.test(code) || !('path' in error) || typeof error.path !== 'string') return undefined;
  // Where a folder is to be made stands a file: DATA_DIR names one.
  if (code === 'EEXIST') return `${error.path} is a file, and a folder is needed (EEXIST)`;
  if ('dest' in error && typeof error.dest === 'string')
    return `${error.path} cannot be copied or moved to ${error.dest} (${code})`;
  return `${error.path} cannot be read or written (${code})`;
}

/**
 * A fault of the storage that is known, as one line for the operator; undefined for all others. Of drivers' messages only
 * those are said that hold no row.
 */
export function storageFaultWords(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error);
  const known = WORDS.find(([fault]) => fault.test(code || error.message));
  if (!known) return SAYS_IT_ITSELF.test(code) ? error.message : fileWords(error, code);
  const [, words, advice] = known;
  if (SAYS_IT_ITSELF.test(code)) return `${words}: ${error.message}. ${advice}`;
  return `${words}${code && ` (${code})`}. ${advice}`;
}
