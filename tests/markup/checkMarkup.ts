import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { HtmlValidate } from 'html-validate';
import * as z from 'zod/mini';
import { htmlRules } from '../../site/htmlRules.fixture.ts';
import { SITE, type BuiltPage } from '../support/builtSite.ts';

const run = promisify(execFile);
const MOST_BYTES = 64 * 1024 * 1024;

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.optional(z.string()),
      url: z.optional(z.string()),
      lastLine: z.optional(z.number()),
      message: z.string(),
      extract: z.optional(z.string()),
    }),
  ),
});
type Message = z.infer<typeof report>['messages'][number];

/** What the Nu checker is wrong about, or what is no fault. */
const NO_FAULT: readonly RegExp[] = [
  // It knows neither view transitions nor container queries; what it cannot parse, browsers and lightningcss can.
  /^CSS: /,
  // Two figures of a page may well be the same.
  /^Duplicate “dt” name/,
  // Its schema is older than shadow parts, which drawings have for the tags that show them too.
  /^Attribute “part” not allowed/,
  // `hidden` goes when a script shows the element, and what is for the eye only stays that.
  /^Attribute “aria-hidden” is unnecessary for elements that have attribute “hidden”/,
  // Preact writes <input/>, as XML would: HTML allows it.
  /^Trailing slash on void elements/,
];

const isFault = ({ type, subType, message }: Message): boolean =>
  (type !== 'info' || subType === 'warning') && !NO_FAULT.some((pattern) => pattern.test(message));

const textOf = ({ message, lastLine, extract }: Message): string =>
  `${lastLine === undefined ? '' : `line ${lastLine}: `}${message} ${extract ?? ''}`.trim();

/** Whether there is a Java to run the Nu checker with. */
const hasJava = (): Promise<boolean> =>
  run('java', ['-version']).then(
    () => true,
    () => false,
  );

/** The whole folder in one run: starting Java takes longer than looking at a page. */
async function askNu(folder: string): Promise<Map<string, string[]>> {
  const jar = path.join(path.dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build/dist/vnu.jar');
  const words = ['-jar', jar, '--format', 'json', '--skip-non-html', '--exit-zero-always', '--stdout', folder];
  const { stdout } = await run('java', words, { maxBuffer: MOST_BYTES });
  const faults = new Map<string, string[]>();
  for (const message of report.parse(JSON.parse(stdout)).messages.filter(isFault)) {
    const file = path.relative(path.resolve(folder), decodeURI((message.url ?? '').replace(/^file:/, '')));
    faults.set(file, [...(faults.get(file) ?? []), textOf(message)]);
  }
  return faults;
}

async function askHtmlValidate(html: string): Promise<string[]> {
  const { results } = await new HtmlValidate(htmlRules).validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `line ${line}: ${ruleId} ${message}`),
  );
}

/** Faults of HTML by file: as the Nu checker sees them where there is Java, else as html-validate does. */
export async function checkMarkup(pages: readonly BuiltPage[], folder = SITE): Promise<ReadonlyMap<string, string[]>> {
  if (await hasJava()) return askNu(folder);
  const found = await Promise.all(pages.map(async ({ file, html }) => [file, await askHtmlValidate(html)] as const));
  return new Map(found.filter(([, faults]) => faults.length > 0));
}
