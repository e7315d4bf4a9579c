#!/usr/bin/env node
import { existsSync } from 'node:fs';
import process from 'node:process';

// `npx quotes`: the built commands beside the built server; from the source where nothing is built.

const BUILT = new URL('../../dist/api/commands/quotes.js', import.meta.url);
const SOURCE = new URL('../../api/commands/quotes.ts', import.meta.url);

if (existsSync(BUILT)) {
  process.setSourceMapsEnabled(true);
  await import(BUILT.href);
} else if (existsSync(new URL('../../node_modules/tsx', import.meta.url))) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(SOURCE.href);
} else {
  console.error('There is no dist/ to run: copy one that was built elsewhere (cp -RL), or npm ci --include=dev');
  process.exit(1);
}
