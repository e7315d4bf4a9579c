import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config';
import all from '../../../../vitest.config.ts';
import { watchCalls } from './watchCalls.ts';

const FOLDER = 'tests/support/structure/walk';

/** The project of that name with every call watched, and with one file instead of its tests. */
function watchedProject(name: string, file: string): ViteUserConfig {
  const project = all.test?.projects?.find(
    (one) => typeof one === 'object' && 'test' in one && one.test?.name === name,
  );
  if (typeof project !== 'object' || !('test' in project)) throw new Error(`No project ${name} in vitest.config.ts`);
  const { test, ...rest } = project;
  return mergeConfig({ ...rest, test: { ...test, include: [] } }, {
    plugins: [watchCalls()],
    test: { include: [`${FOLDER}/${file}`], exclude: [], testTimeout: 60_000 },
  } satisfies ViteUserConfig);
}

export default defineConfig({
  test: { projects: [watchedProject('browser', 'widget.walk.tsx'), watchedProject('api', 'server.walk.ts')] },
});
