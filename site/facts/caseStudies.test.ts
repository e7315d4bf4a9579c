import { describe, expect, test } from 'vitest';
import { commercialSolarAssumptions } from '#contract/commercial-solar/pricing.ts';
import { solarAssumptions } from '#contract/solar/pricing.ts';
import { filterOf, isShown } from '../client/behaviours/caseFilter.ts';
import { monthAndYear } from './calendar.ts';
import { CASE_FILTERS } from './caseFilters.ts';
import { caseStudies, projectNamed, readCaseStudy, type CaseStudy } from './caseStudies.ts';

// The site specification, section 3, names addresses, places, kinds of clients and the two ends of the dates.
const SPECIFIED = [
  ['newcastle-home-solar-installation', 'Newcastle upon Tyne', 'Residential'],
  ['sunderland-commercial-office-solar', 'Sunderland', 'Commercial'],
  ['durham-school-solar-battery', 'Durham', 'Educational'],
  ['newcastle-retail-ev-charging', 'Newcastle upon Tyne', 'Commercial'],
  ['gateshead-industrial-solar', 'Gateshead', 'Industrial'],
  ['north-shields-community-solar', 'North Shields', 'Commercial'],
] as const;

const known = ['all', ...CASE_FILTERS.map(({ value }) => value)];
const kilowatts = ({ systemSize }: CaseStudy): number => Number(/^[\d.]+(?= kW)/.exec(systemSize)?.[0]);

test('six projects, the latest first', () => {
  expect(caseStudies.map(({ slug, location, clientType }) => [slug, location, clientType])).toEqual(SPECIFIED);
  expect(caseStudies.map(({ completed }) => completed)).toEqual(
    caseStudies
      .map(({ completed }) => completed)
      .toSorted()
      .toReversed(),
  );
  expect([caseStudies[0]?.completed, caseStudies.at(-1)?.completed]).toEqual(['2024-03-15', '2023-10-22']);
});

test('another page gets a project by its name, and none that is not there', () => {
  expect(projectNamed('durham-school-solar-battery').location).toBe('Durham');
  expect(() => projectNamed('moon')).toThrow('no project "moon"');
});

test('dates as a long month and a year', () => {
  expect([monthAndYear('2024-03-15'), monthAndYear('2023-10-01')]).toEqual(['March 2024', 'October 2023']);
});

describe('the buttons', () => {
  const found = (filter: string) =>
    caseStudies.filter(({ filters }) => isShown(filter, filters.join(' '))).map(({ slug }) => slug.split('-')[0]);

  test.each([
    ['all', 6],
    ['residential', 1],
    ['commercial', 5],
    ['battery-storage', 1],
    ['ev-charging', 1],
    ['newcastle', 2],
    ['sunderland', 1],
    ['durham', 1],
  ])('%s: %d projects', (filter, count) => {
    expect(found(filter)).toHaveLength(count);
  });

  test('an address names one; what nobody knows shows everything', () => {
    expect(filterOf('?filter=durham', known)).toBe('durham');
    expect(filterOf('?filter=roofs', known)).toBe('all');
    expect(filterOf('', known)).toBe('all');
  });
});

describe('figures that agree', () => {
  const solar = caseStudies.filter((project) => project.year.yearly !== undefined);

  test.each(solar.map((project) => [project.slug, project] as const))('%s', (_slug, project) => {
    const { kwhPerKw } = project.clientType === 'Residential' ? solarAssumptions : commercialSolarAssumptions;
    expect(project.year.yearly).toBe(Math.round(kilowatts(project) * kwhPerKw));
    expect(project.year.total).toBe(project.year.yearly);
    expect(project.specifications['Expected Annual Output']).toBe(
      `${project.year.yearly?.toLocaleString('en-GB')} kWh`,
    );
  });

  test('every roof counts its panels', () => {
    const panels = solar.map((project) => (parseInt(project.specifications['Panels'] ?? '', 10) * 400) / 1000);
    expect(panels).toEqual(solar.map(kilowatts));
  });
});

describe('a file that lacks something stops the build', () => {
  const [first] = caseStudies;
  const read = (body: string, year: object) =>
    readCaseStudy({
      slug: 'x',
      file: 'x.md',
      body,
      data: {
        ...(first as CaseStudy),
        picture: 'project-home',
        gallery: undefined,
        year: { caption: 'c', note: 'n', ...year },
      },
    });
  const story = '## The Challenge\n\na\n\n## Our Solution\n\nb\n\n## The Results\n\nc';

  test('a heading', () => {
    expect(() => read('## The Challenge\n\na', { yearly: 1 })).toThrow('expected the headings');
  });

  test('the numbers of the year', () => {
    expect(() => read(story, {})).toThrow('needs "yearly" or "months"');
  });

  test('nothing is lacking', () => {
    expect(read(story, { yearly: 1000 }).story.map(({ heading }) => heading)).toEqual([
      'The Challenge',
      'Our Solution',
      'The Results',
    ]);
  });
});
