import path from 'node:path';
import { createBuilder } from 'vite';
import { apiEnvironment, apiFiles } from '../../site/generate/apiBuild.ts';

async function buildApi(): Promise<string> {
  const outDir = path.resolve('.cache', `api-${process.env['VITEST_POOL_ID'] ?? 'by-hand'}`);
  const builder = await createBuilder({
    configFile: false,
    logLevel: 'error',
    plugins: [apiFiles(outDir)],
    environments: { api: apiEnvironment(outDir) },
  });
  const { api } = builder.environments;
  if (!api) throw new Error('expected the environment of the API');
  await builder.build(api);
  return outDir;
}

let built: Promise<string> | undefined;

/**
 * Folder of server and commands from the present source, built in a second as the product's are: read module by module
 * from the source, each process would take two seconds more, and each of its threads another.
 */
export const builtApi = (): Promise<string> => (built ??= buildApi());
