import path from 'node:path';
import { build, type Plugin } from 'vite';
import { compressFolder } from '../../../site/generate/compress.ts';
import { OLDEST_BROWSERS } from '../../../widgets/bundling/oldestBrowsers.ts';
import { BENCH_FOLDER } from '../peers.ts';
import { surveyForm } from './surveyForm.ts';

const ENTRY = 'survey-entry.js';

/** Where the page of the form has what is needed. */
export const SURVEY_FILES = { script: 'survey.js', styles: 'survey.css' } as const;
export const SURVEY_PLACE = 'survey';

// The style sheet without fonts is the lighter of the two that SurveyJS offers.
const SOURCE = `
import { Model } from 'survey-core';
import 'survey-core/survey-core.fontless.min.css';
import { renderSurvey } from 'survey-js-ui';
renderSurvey(new Model(${JSON.stringify(surveyForm())}), document.getElementById('${SURVEY_PLACE}'));
`;

// The packages are not there when the project is checked, so no file of the project imports them.
const entryFromText = (): Plugin => ({
  name: 'survey-entry',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith(ENTRY) ? path.resolve(BENCH_FOLDER, ENTRY) : undefined),
  load: (id) => (id.endsWith(ENTRY) ? SOURCE : undefined),
});

/** One script and one style sheet from the bundler that builds the widgets, compressed by the same code. */
export async function buildSurvey(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: path.resolve(BENCH_FOLDER),
    publicDir: false,
    plugins: [entryFromText()],
    build: {
      outDir: path.resolve(folder),
      emptyOutDir: true,
      target: OLDEST_BROWSERS,
      modulePreload: false,
      cssCodeSplit: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: ENTRY,
        output: { entryFileNames: SURVEY_FILES.script, assetFileNames: SURVEY_FILES.styles },
      },
    },
  });
  await compressFolder(folder);
}
