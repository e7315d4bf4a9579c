import { company } from '#contract/common/company.ts';
import { homecareTerms } from '#contract/common/homecareTerms.ts';
import { contentDay, factRegistry } from '../../facts/facts.ts';
import type { LaunchState } from './findings.ts';
import { sampleMarks } from './sampleMarks.ts';

const FOLDERS = ['api/contract', 'site/facts', 'site/pages'];

/** The project as it is. */
export const launchState = (environment: LaunchState['environment']): LaunchState => ({
  company,
  regulatoryStatus: homecareTerms.regulatoryStatus,
  facts: factRegistry,
  samples: sampleMarks(FOLDERS),
  environment,
  today: contentDay(),
});
