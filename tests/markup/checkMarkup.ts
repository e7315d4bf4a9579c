import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { SITE, type BuiltPage } from '../support/builtSite.ts';
import { importTool, toolFile } from '../tools/tools.ts';
import { htmlRules } from './htmlRules.ts';

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
  const jar = path.join(path.dirname(toolFile('vnu-jar')), 'build/dist/vnu.jar');
  const words = ['-jar', jar, '--format', 'json', '--skip-non-html', '--exit-zero-always', '--stdout', folder];
  const { stdout } = await run('java', words, { maxBuffer: MOST_BYTES });
  const faults = new Map<string, string[]>();
  for (const message of report.parse(JSON.parse(stdout)).messages.filter(isFault)) {
    const file = path.relative(path.resolve(folder), decodeURI((message.url ?? '').replace(/^file:/, '')));
    faults.set(file, [...(faults.get(file) ?? []), textOf(message)]);
  }
  return faults;
}

/** As much of html-validate as is used here. */
interface HtmlValidateModule {
  readonly HtmlValidate: new (config: object) => {
    validateString: (html: string) => Promise<{
      readonly results: readonly {
        readonly messages: readonly { readonly ruleId: string; readonly message: string; readonly line: number }[];
      }[];
    }>;
  };
}

async function askHtmlValidate(pages: readonly BuiltPage[]): Promise<Map<string, string[]>> {
  // Its types are in the package of the tools, which stands apart from the project that is checked.
  const { HtmlValidate } = (await importTool('html-validate')) as HtmlValidateModule;
  const validator = new HtmlValidate(htmlRules);
  const faults = new Map<string, string[]>();
  for (const { file, html } of pages) {
    const { results } = await validator.validateString(html);
    const found = results.flatMap(({ messages }) => messages);
    faults.set(
      file,
      found.map(({ ruleId, message, line }) => `line ${line}: ${ruleId} ${message}`),
    );
  }
  return faults;
}

/** Faults of HTML by file: as html-validate sees them and, where there is Java, the Nu checker too. */
export async function checkMarkup(pages: readonly BuiltPage[], folder = SITE): Promise<ReadonlyMap<string, string[]>> {
  const looks = await Promise.all([askHtmlValidate(pages), ...((await hasJava()) ? [askNu(folder)] : [])]);
  const all = pages.map(({ file }) => [file, looks.flatMap((faults) => faults.get(file) ?? [])] as const);
  return new Map(all.filter(([, faults]) => faults.length > 0));
}
