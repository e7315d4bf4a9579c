import { buildAll } from './buildAll.ts';

process.exitCode = buildAll();
