import { describe } from 'vitest';
import type { Engine } from '../../../api/db/client.ts';

/** Engines that the API runs on. A new one is added here, and every test below runs on it too. */
const ENGINES_UNDER_TEST: readonly Engine[] = ['sqlite'];

/** A group of API tests, once for each engine. */
export function describeApi(name: string, tests: (engine: Engine) => void): void {
  describe.each(ENGINES_UNDER_TEST)(`${name} (%s)`, (engine) => {
    tests(engine);
  });
}
