import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruise, type ICruiseOptions } from 'dependency-cruiser';
import { countLines } from '../../architecture/sourceFiles.ts';

/** A module that is shipped or builds what is shipped, with the modules that it imports. */
export interface Module {
  readonly path: string;
  readonly lines: number;
  /** All imports, of types too: paths from the root. */
  readonly imports: readonly string[];
  /** Those that run: no imports of types alone. */
  readonly calls: readonly string[];
}

const NOT_SHIPPED = /\.(test|examples|fixture)\.tsx?$|\.d\.ts$|^widgets\/workbench\//;
const SOURCE = /^(?:api|site|widgets)\/.*\.tsx?$/;
const isShipped = (path: string): boolean => SOURCE.test(path) && !NOT_SHIPPED.test(path);

/** The modules of api, site and widgets, without tests and the workbench, as dependency-cruiser sees them. */
export async function readGraph(): Promise<readonly Module[]> {
  // The rules of the project say how imports are resolved; the file is CommonJS.
  const { options } = createRequire(import.meta.url)('../../../.dependency-cruiser.cjs') as { options: ICruiseOptions };
  const { output } = await cruise(['api', 'site', 'widgets'], options);
  if (typeof output === 'string') throw new Error('dependency-cruiser gave a report instead of a graph.');
  return output.modules
    .filter(({ source }) => isShipped(source))
    .map(({ source, dependencies }) => {
      const shipped = dependencies.filter(({ resolved }) => isShipped(resolved));
      return {
        path: source,
        lines: countLines(readFileSync(source, 'utf8')),
        imports: shipped.map(({ resolved }) => resolved),
        calls: shipped
          .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
          .map(({ resolved }) => resolved),
      };
    });
}
