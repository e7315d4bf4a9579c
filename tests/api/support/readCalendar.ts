/** A calendar file as a strict program reads it. */
export interface ReadCalendar {
  /** Of the whole file. */
  readonly calendar: ReadonlyMap<string, string>;
  /** Of its one event; texts unescaped, parameters of a name left out. */
  readonly event: ReadonlyMap<string, string>;
}

const LINE = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^":;,]*))*):(.*)$/;
const MAX_OCTETS = 75;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', N: '\n' };

function assertFormat(file: string): void {
  if (!file.endsWith('\r\n') || /[^\r]\n|\r(?!\n)/.test(file)) throw new Error('Expected CRLF at the end of each line');
  const long = file.split('\r\n').find((line) => Buffer.byteLength(line) > MAX_OCTETS);
  if (long !== undefined) throw new Error(`Longer than ${MAX_OCTETS} octets: ${long}`);
}

/** Reads a file by RFC 5545: CRLF, at most 75 octets a line, one VEVENT. @throws on whatever breaks the format */
export function readCalendar(file: string): ReadCalendar {
  assertFormat(file);
  const [calendar, event] = [new Map<string, string>(), new Map<string, string>()];
  const open: string[] = [];
  for (const line of file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')) {
    const [, name, , raw = ''] = LINE.exec(line) ?? [];
    if (!name) throw new Error(`Not a content line: ${line}`);
    const value = raw.replace(/\\([\\;,nN])/g, (_all, sign: string) => ESCAPES[sign] ?? sign);
    if (name === 'BEGIN') open.push(value);
    if (name === 'END' && open.pop() !== value) throw new Error(`Not open: ${value}`);
    if (name === 'BEGIN' || name === 'END') continue;
    const target = open.at(-1) === 'VEVENT' ? event : calendar;
    if (target.has(name)) throw new Error(`Twice: ${name}`);
    target.set(name, value);
  }
  if (open.length > 0) throw new Error(`Not closed: ${open.join()}`);
  return { calendar, event };
}
