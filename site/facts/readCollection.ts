import { contentReader } from '../markdown/collection.ts';
import { factRegistry, withFacts } from './facts.ts';

function factFault(id: string): string | undefined {
  const fact = factRegistry.get(id);
  if (!fact) return `the fact "${id}" is in none of the files of site/facts/registry.`;
  return fact.withheld === undefined ? undefined : `the fact "${id}" is withheld: ${fact.withheld}`;
}

/** What reads the texts of pages: `{{id}}` in them is the words of a fact. */
export const { readContent, readCollection } = contentReader({ fill: withFacts, faultOf: factFault });
