import { endedFigures } from '#contract/datedFigures.ts';
import { contentDay } from '../facts/facts.ts';
import { ContentError, contentProblems, contentReport } from '../markdown/contentProblems.ts';

// Authors read what is wrong with a text, and where, instead of a stack. A file that cannot be read may break what
// builds on it: then only the problem of the file is reported.
try {
  await import('./prerender.ts');
  for (const words of endedFigures(contentDay())) console.warn(`Note: ${words}`);
} catch (error) {
  const found = error instanceof ContentError ? error.problems : contentProblems();
  if (found.length === 0) throw error;
  console.error(`\n${contentReport(found)}\n`);
  process.exitCode = 1;
}
