import { buildAll } from './build.ts';

process.exitCode = buildAll();
