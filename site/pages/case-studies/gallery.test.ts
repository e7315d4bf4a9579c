import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { galleryOf, projectNamed } from '../../facts/caseStudies.ts';
import { readPictures } from '../../markdown/pictures.ts';
import { CaseStudyPage } from './CaseStudyPage.tsx';

const folder = mkdtempSync(path.join(tmpdir(), 'photographs-'));

const entries = [
  { photo: 'roof-rails', alt: 'Rails on "Welsh" slates', picture: 'pitched-roof', caption: 'On the roof.' },
  { photo: 'riser', alt: 'Cables in the riser', caption: 'In the riser.' },
  { photo: 'meter-box', alt: 'A meter', picture: 'meter', caption: 'The meter.' },
];

beforeAll(async () => {
  await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#0b5d57' } })
    .jpeg()
    .toFile(path.join(folder, 'roof-rails.jpg'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const pageWith = (gallery: ReturnType<typeof galleryOf>): string =>
  renderToString(
    createElement(CaseStudyPage, { project: { ...projectNamed('newcastle-home-solar-installation'), gallery } }),
  );

test('a file in the folder is shown in the place of its drawing, with its size and its words', async () => {
  const html = pageWith(galleryOf(entries, await readPictures(folder)));
  expect(html).toMatch(/<img src="[^"]*roof-rails-\w+-800\.jpg" alt="Rails on &quot;Welsh&quot; slates"/);
  expect(html).toMatch(/width="2000" height="1500" loading="lazy"/);
  expect(html).toMatch(/roof-rails-\w+-1600\.avif 1600w/);
  expect(html.match(/<img /g)).toHaveLength(1);
  expect(html).toContain('The meter.');
});

test('without files the drawings stay, and a place without a drawing is left out', () => {
  const html = pageWith(galleryOf(entries, new Map()));
  expect(html).not.toContain('<img ');
  expect(html).toContain('On the roof.');
  expect(html).not.toContain('In the riser.');
});

test('the guide for marketing lists every photograph with what it is to show', () => {
  const content = 'site/facts/content/case-studies';
  const wanted = readdirSync(content).flatMap((file) =>
    [...readFileSync(path.join(content, file), 'utf8').matchAll(/photo: (\S+)\n\s+alt: "(.*)"/g)].map(
      ([, photo, alt]) => `| \`${photo}\` | ${alt} | \`${file.replace('.md', '')}\` |`,
    ),
  );
  const listed = readFileSync('docs/marketing.md', 'utf8').match(/^\| `[a-z-]+` \| .* \| `[a-z-]+` \|$/gm);
  expect(wanted).toHaveLength(17);
  expect([...(listed ?? [])].toSorted()).toEqual(wanted.toSorted());
});
