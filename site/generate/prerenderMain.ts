import { ContentError, contentProblems, contentReport } from '../markdown/contentProblems.ts';

// Whoever writes a text reads what is wrong with it, and where; nobody is helped by the stack of a programme. A file
// that cannot be read may break what builds on it: then what is wrong with the file is what there is to say.
try {
  await import('./prerender.ts');
} catch (error) {
  const found = error instanceof ContentError ? error.problems : contentProblems();
  if (found.length === 0) throw error;
  console.error(`\n${contentReport(found)}\n`);
  process.exitCode = 1;
}
