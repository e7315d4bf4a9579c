import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { excessBytes, leftOvers, pictureFiles } from './subjects.ts';

// npm run pictures:update: the pictures that pages and results are compared with, of the build as it is. Those that still hold
// stay as they are.

const TAKING = ['test', 'tests/e2e/pictures', '--grep', 'looks as it did', '--update-snapshots=changed'];

execFileSync('npx', ['playwright', ...TAKING], { stdio: 'inherit' });
for (const file of leftOvers()) rmSync(file);
for (const file of pictureFiles()) {
  const before = readFileSync(file);
  const after = await sharp(before).removeAlpha().png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer();
  if (after.length < before.length) writeFileSync(file, after);
}
if (excessBytes() > 0) throw new Error(`The pictures are ${excessBytes()} bytes too large: show less of each page.`);
