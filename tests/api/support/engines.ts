import { describe } from 'vitest';
import { ENGINES, type Engine } from '../../../api/db/dialect.ts';

type Describe = (name: string, tests: (engine: Engine) => void) => void;

const describeOn =
  (engines: readonly Engine[]): Describe =>
  (name, tests) => {
    describe.each(engines)(`${name} (%s)`, (engine) => {
      tests(engine);
    });
  };

/** A group of API tests, once for each engine: whatever the database has a say in. */
export const describeApi = describeOn(ENGINES);

/**
 * A group of API tests that end before the database or begin behind it: what is refused, what is drawn, what mails say.
 * They run on the default engine, with EVERY_ENGINE=yes on all.
 */
export const describeApiOnce = describeOn(process.env['EVERY_ENGINE'] === 'yes' ? ENGINES : ['sqlite']);
