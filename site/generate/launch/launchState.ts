import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { company } from '#contract/common/company.ts';
import { homecareTerms } from '#contract/common/homecareTerms.ts';
import { endedFigures } from '#contract/datedFigures.ts';
import { contentDay, factRegistry } from '../../facts/facts.ts';
import type { LaunchState, SampleMark } from './findings.ts';

/** What marks made-up content: a comment, a customer by that name in a text, a field of its front matter, a catalogue's own flag. */
const MARK =
  /SAMPLE CONTENT|^sample: |\bsample (customer|partner|provider|campaign|project)\b|\bisSample\w+: boolean = true/i;
/** In a component the words may be those of the page that explains a sample; there it is the comment. */
const MARK_OF_COMPONENT = /SAMPLE CONTENT/;
const CONTENT = /(?<!\.(test|examples|fixture))\.(ts|tsx|md)$/;
const LONGEST = 110;

const shorten = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text);

/** The first mark of a file. */
function markOf(file: string, text: string): SampleMark[] {
  const mark = file.endsWith('.tsx') ? MARK_OF_COMPONENT : MARK;
  const lines = text.split('\n');
  const index = lines.findIndex((line) => mark.test(line));
  const words = lines[index]?.replace(/^[\s/*#-]+/, '').trim() ?? '';
  return index < 0 ? [] : [{ file, line: index + 1, text: shorten(words) }];
}

/** Files below the folders that hold sample content, each with its first mark. */
export function sampleMarks(folders: readonly string[]): readonly SampleMark[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && CONTENT.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .toSorted()
      .flatMap((file) => markOf(file, readFileSync(file, 'utf8'))),
  );
}

const FOLDERS = ['api/contract', 'site/facts', 'site/pages'];

/** The project as it is. */
export const launchState = (environment: LaunchState['environment']): LaunchState => ({
  company,
  regulatoryStatus: homecareTerms.regulatoryStatus,
  facts: factRegistry,
  ended: endedFigures(contentDay()),
  samples: sampleMarks(FOLDERS),
  environment,
  today: contentDay(),
});
