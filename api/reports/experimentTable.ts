import { html, type Html } from '../documents/html.ts';
import { standingWords, type Experiment } from './allExperiments.ts';
import { sumsTable } from './tables.ts';

const HEADS = ['Test', 'Version', 'Shown', 'Opened', 'Sent'];

const titleOf = ({ name, partner }: Experiment): string => (partner === null ? name : `${partner}: ${name}`);

/** What each version has brought, and below it what that says. */
export const experimentTable = (experiments: readonly Experiment[]): Html => html`
  ${sumsTable(
    HEADS,
    experiments.flatMap((test) =>
      (['a', 'b'] as const).map((variant) => [
        titleOf(test),
        variant.toUpperCase(),
        test.shown[variant],
        test.opened[variant],
        test.sent[variant],
      ]),
    ),
  )}
  ${experiments.map(
    (test) => html`<p><strong>${titleOf(test)}</strong>, until ${test.most} are sent: ${standingWords(test)}</p>`,
  )}
`;
