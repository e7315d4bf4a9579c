import path from 'node:path';
import type { Config } from '../config/config.ts';
import { readSiteFile } from '../middleware/siteFile.ts';
import { absoluteLinks, chooseFirstStep, composeInclude, type AskedFor } from './composeInclude.ts';
import { closestName, readFirstSteps } from './firstSteps.ts';

interface Asked {
  readonly tag: string;
  readonly asked: AskedFor;
  readonly framedBy?: string | undefined;
}

/** What the build has rendered, for pages of others. */
export interface Includes {
  /** What goes into a tag that was asked for with these attributes; undefined for what is no tag. */
  readonly markupOf: (request: Asked) => string | undefined;
  /** Address of the first step that is closest to one that is not there; undefined where that one is, or none is close. */
  readonly closestAddress: (address: string) => string | undefined;
}

const FIRST_STEP = /^\/widgets\/v1\/fragments\/([^/]+)\/([\w-]{1,200})\.html$/;

/** Reads what the build has rendered, once. @throws when it is not what this server reads */
export function createIncludes({ builtDir, publicUrl }: Pick<Config, 'builtDir' | 'publicUrl'>): Includes {
  const inFull = (markup: string): string => absoluteLinks(markup, publicUrl);
  const { version, steps } = readFirstSteps(builtDir);
  const firstSteps = new Map([...steps].map(([name, step]) => [name, { ...step, markup: inFull(step.markup) }]));
  const { includes } = readSiteFile(path.join(builtDir, 'site'));
  const frames = new Map(Object.entries(includes).map(([tag, frame]) => [tag, inFull(frame)]));
  return {
    markupOf(request) {
      const { tag, asked } = request;
      const frame = frames.get(tag);
      const firstStep = frame && chooseFirstStep(tag, asked, firstSteps);
      return frame && firstStep ? composeInclude({ ...request, firstStep, frame, version, publicUrl }) : undefined;
    },
    closestAddress(address) {
      const [, release, name = ''] = FIRST_STEP.exec(address) ?? [];
      if (release !== version || steps.has(name)) return undefined;
      const closest = closestName(name, [...steps.keys()]);
      return closest && address.replace(`/${name}.`, `/${closest}.`);
    },
  };
}
