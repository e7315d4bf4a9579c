import path from 'node:path';
import type { Config } from '../config/config.ts';
import { readSiteFile } from '../middleware/siteFile.ts';
import { absoluteLinks, chooseFirstStep, composeInclude, type AskedFor } from './composeInclude.ts';
import { readFirstSteps } from './firstSteps.ts';

interface Asked {
  readonly tag: string;
  readonly asked: AskedFor;
  readonly framedBy?: string | undefined;
}

/** What goes into a tag that was asked for with these attributes; undefined for what is no tag. */
export type Includes = (request: Asked) => string | undefined;

/** Reads what the build has rendered, once. @throws when it is not what this server reads */
export function createIncludes({ builtDir, publicUrl }: Pick<Config, 'builtDir' | 'publicUrl'>): Includes {
  const inFull = (markup: string): string => absoluteLinks(markup, publicUrl);
  const { version, steps } = readFirstSteps(builtDir);
  const firstSteps = new Map([...steps].map(([name, step]) => [name, { ...step, markup: inFull(step.markup) }]));
  const { includes } = readSiteFile(path.join(builtDir, 'site'));
  const frames = new Map(Object.entries(includes).map(([tag, frame]) => [tag, inFull(frame)]));
  return (request) => {
    const { tag, asked } = request;
    const frame = frames.get(tag);
    const firstStep = frame && chooseFirstStep(tag, asked, firstSteps);
    return frame && firstStep ? composeInclude({ ...request, firstStep, frame, version, publicUrl }) : undefined;
  };
}
