import { describe } from 'vitest';
import { ENGINES, type Engine } from '../../../api/db/dialect.ts';

/** A group of API tests, once for each engine: who writes it need not know what the database has a say in. */
export function describeApi(name: string, tests: (engine: Engine) => void): void {
  describe.each(ENGINES)(`${name} (%s)`, (engine) => {
    tests(engine);
  });
}
