import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Fact } from '../../facts/facts.ts';
import { launchFindings, launchReport, type LaunchState } from './findings.ts';
import { launchState, sampleMarks } from './launchState.ts';

const fact: Fact = { text: 'up to 70%', pages: ['/'], section: '1', substantiation: 'A study of 2026' };
const ready: LaunchState = {
  company: {
    brand: 'Own Energy',
    isSample: false,
    phone: '0191 222 3344',
    headOffice: '0191 222 3345',
    emergencyPhone: '0191 222 3346',
    email: 'hello@own-energy.co.uk',
    accreditations: { mcs: 'NAP/12345' },
  },
  regulatoryStatus: 'Not insurance: a maintenance agreement.',
  facts: [['solar-saving', fact]],
  samples: [],
  ended: [],
  environment: {
    PUBLIC_URL: 'https://own-energy.co.uk',
    SMTP_URL: 'smtps://mail',
    SALES_EMAIL: 'sales@own-energy.co.uk',
    PRIVACY_EMAIL: 'privacy@own-energy.co.uk',
    CAPACITY_FILE: '/etc/own-energy/capacity.txt',
  },
  today: '2026-11-21',
};
const textsOf = (state: Partial<LaunchState>) => launchFindings({ ...ready, ...state }).map(({ text }) => text);

describe('before going live', () => {
  test('a company of its own, with proof for what it claims, is ready', () => {
    expect(launchFindings(ready)).toEqual([]);
    expect(launchReport([])).toContain('Nothing is left');
  });

  test.each<[string, Partial<LaunchState>, string]>([
    ['the sample brand', { company: { ...ready.company, isSample: true } }, 'sample brand'],
    ['a number of a film', { company: { ...ready.company, phone: '0191 498 0100' } }, 'phone: 0191 498 0100'],
    ['a mobile of a film', { company: { ...ready.company, headOffice: '07700 900123' } }, 'headOffice'],
    ['an example address', { company: { ...ready.company, email: 'a@own.example' } }, 'email: a@own.example'],
    ['no certificate', { company: { ...ready.company, accreditations: { mcs: '' } } }, 'accreditations.mcs'],
    ['no regulation', { regulatoryStatus: '' }, 'HomeCare'],
    ['no address of the site', { environment: { ...ready.environment, PUBLIC_URL: '' } }, 'PUBLIC_URL is not set'],
    ['its own machine', { environment: { ...ready.environment, PUBLIC_URL: 'https://localhost' } }, 'this machine'],
    ['no encryption', { environment: { ...ready.environment, PUBLIC_URL: 'http://own.co.uk' } }, 'https'],
    ['no mail', { environment: { ...ready.environment, SMTP_URL: undefined } }, 'SMTP_URL'],
    ['a blank that is no mail server', { environment: { ...ready.environment, SMTP_URL: ' ' } }, 'SMTP_URL is not set'],
    ['nobody for the leads', { environment: { ...ready.environment, SALES_EMAIL: undefined } }, 'SALES_EMAIL'],
    ['nobody for complaints', { environment: { ...ready.environment, PRIVACY_EMAIL: undefined } }, 'PRIVACY_EMAIL'],
    [
      'nobody who says how many visits fit',
      { environment: { ...ready.environment, CAPACITY_FILE: undefined } },
      'CAPACITY_FILE',
    ],
    ['a price that has ended', { ended: ['the price cap was known until then'] }, 'price cap'],
    ['a sample text', { samples: [{ file: 'a.md', line: 3, text: 'author: Sample customer' }] }, 'a.md:3'],
  ])('%s is told', (_what, state, words) => {
    expect(textsOf(state)).toEqual([expect.stringContaining(words) as string]);
  });

  test('a mail server may be named in a file', () => {
    const environment = { ...ready.environment, SMTP_URL: undefined, SMTP_URL_FILE: '/run/secrets/smtp' };
    expect(textsOf({ environment })).toEqual([]);
  });

  test('a claim needs proof, unless it is withheld', () => {
    const { substantiation: _proof, ...claim } = fact;
    expect(textsOf({ facts: [['solar-saving', claim]] })).toEqual(['solar-saving: "up to 70%" on /']);
    expect(textsOf({ facts: [['solar-saving', { ...claim, withheld: 'It would mislead.' }]] })).toEqual([]);
  });

  test('a fact is told from the day after its last', () => {
    const dated = { ...fact, validUntil: '2026-11-20', undated: 'a lot' };
    expect(textsOf({ facts: [['vat', dated]], today: '2026-11-20' })).toEqual([]);
    expect(textsOf({ facts: [['vat', dated]] })).toEqual([expect.stringContaining('until 2026-11-20') as string]);
  });
});

test('the report counts, group by group', () => {
  const report = launchReport(launchFindings({ ...ready, regulatoryStatus: '', environment: {} }));
  expect(report).toContain('Regulation (1)\n  - HomeCare');
  expect(report).toContain('Configuration: the environment of the server (5)');
  expect(report).toContain('6 things are open');
});

test('this project says that it is a sample', () => {
  const report = launchReport(launchFindings(launchState({})));
  for (const words of ['sample brand', 'company.ts', 'site/pages/home/testimonials.ts', 'home-saving-solar'])
    expect(report).toContain(words);
});

describe('marks of sample content', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'marks-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('are found in any folder, the first of each file, and not in tests', () => {
    mkdirSync(path.join(folder, 'below'));
    writeFileSync(path.join(folder, 'own.ts'), 'export const own = 1;\n');
    writeFileSync(path.join(folder, 'list.test.ts'), '// SAMPLE CONTENT\n');
    writeFileSync(path.join(folder, 'below/story.md'), '---\n  author: Sample customer\n---\nSample customer\n');
    writeFileSync(path.join(folder, 'own.md'), '---\nsample: Made up.\n---\nText\n');
    expect(sampleMarks([folder])).toEqual([
      { file: path.join(folder, 'below/story.md'), line: 2, text: 'author: Sample customer' },
      { file: path.join(folder, 'own.md'), line: 2, text: 'sample: Made up.' },
    ]);
  });
});
