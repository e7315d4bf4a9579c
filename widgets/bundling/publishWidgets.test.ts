import { expect, test } from 'vitest';
import { versionOf } from './publishWidgets.ts';

const files = { 'chunks/solar-aaaaaa.js': 'sha384-AAAA', 'quote-widgets.js': 'sha384-BBBB' };

test('the same bytes are the same version, other bytes another', () => {
  const version = versionOf('0.1.0', files);
  expect(version).toMatch(/^0\.1\.0-[0-9a-f]{8}$/);
  expect(versionOf('0.1.0', { ...files })).toBe(version);
  expect(versionOf('0.1.0', { ...files, 'quote-widgets.js': 'sha384-CCCC' })).not.toBe(version);
  expect(versionOf('0.1.0', { ...files, 'chunks/ev-bbbbbb.js': 'sha384-DDDD' })).not.toBe(version);
});
