import { describe, expect, it } from 'vitest';
import { parseRouting, readRoutingFile, routeOf, type RoutedLead } from './routing.ts';

const FILE = `
# funnel            size          area     recipients
commercial-solar    >=100kW       *        projects@example.com   # large ones
solar               <3.5kW        *        small@example.com
*                   >=1000000kWh  *        projects@example.com
homecare            plus          NE,SR    plus@example.com
instant             Boiler-cover  *        Boilers <boilers@example.com>, cover@example.com
*                   *             NE       north@example.com
`;

const whoGets = (lead: Partial<RoutedLead>) =>
  routeOf(parseRouting(FILE).rules, { funnel: 'solar', postcode: 'BS1 4DJ', ...lead })?.recipients.map(
    ({ address }) => address.split('@')[0],
  );
const problemsOf = (text: string) => parseRouting(text).problems.map(({ line, reason }) => `${line}: ${reason}`);

describe('the first line that fits a lead', () => {
  it.each<[string, Partial<RoutedLead>, readonly string[] | undefined]>([
    ['by size, from the limit on', { funnel: 'commercial-solar', kw: 100, postcode: 'NE1 6EE' }, ['projects']],
    ['by area, below the limit', { funnel: 'commercial-solar', kw: 99.9, postcode: 'NE1 6EE' }, ['north']],
    ['none', { funnel: 'commercial-solar', kw: 99.9 }, undefined],
    ['by size, below a limit', { kw: 3.4 }, ['small']],
    ['not at that limit', { kw: 3.5 }, undefined],
    ['of any funnel', { funnel: 'commercial-energy', kwh: 1_000_000 }, ['projects']],
    ['not by a size that was not told', { funnel: 'commercial-energy', postcode: 'NE1 6EE' }, ['north']],
    ['by plan and one of two areas', { funnel: 'homecare', plan: 'Plus', postcode: 'SR1 1AA' }, ['plus']],
    ['not by another plan', { funnel: 'homecare', plan: 'Complete', postcode: 'SR1 1AA' }, undefined],
    ['by a plan of two words', { funnel: 'instant', plan: 'Boiler cover' }, ['boilers', 'cover']],
    ['by area alone', { funnel: 'contact', postcode: 'NE1 6EE' }, ['north']],
    ['not by the first letter of an area', { funnel: 'contact', postcode: 'N1 9GU' }, undefined],
    ['none without a postcode', { funnel: 'contact', postcode: '' }, undefined],
  ])('is found %s', (_name, lead, expected) => expect(whoGets(lead)).toEqual(expected));
});

describe('a wrong routing file', () => {
  it.each([
    ['heat * * a@example.com', /^1: expected one of the funnels solar, .*, or \*, found "heat"$/],
    ['\n\nsolar big * a@example.com', /^3: expected a size like >=10kW or <10kW, or \*, found "big"$/],
    ['solar >=10kWh * a@example.com', /^1: expected a size like >=10kW or <10kW, or \*, found ">=10kWh"$/],
    ['commercial-energy >=10kW * a@example.com', /expected a size like >=50000kWh or <50000kWh, or \*/],
    ['homecare gold * a@example.com', /expected a size that is one of standard, plus, complete, .*found "gold"$/],
    ['contact plus * a@example.com', /expected the size \*, for contact asks for none, found "plus"$/],
    ['* >10kW * a@example.com', /expected a size like >=10kW, <50000kWh or plus, or \*, found ">10kW"$/],
    ['* * ne a@example.com', /^1: expected areas like NE or NE,SR, or \*, found "ne"$/],
    ['* * NE1 a@example.com', /found "NE1"$/],
    ['* * * sales', /^1: expected recipients like north@example.com, .*, found "sales"$/],
    ['* * * a@example.com, ,b', /found "a@example.com, ,b"$/],
    ['* * * ,', /found ","$/],
    ['* * a@example.com', /^1: expected 4 words \(funnel, size, area, recipients\), found 3$/],
    ['# nothing\n', /^2: expected at least one line like "\* \* NE sales@example.com", found none$/],
  ])('%j is told by its line and its field', (text, problem) => {
    expect(problemsOf(text)).toEqual([expect.stringMatching(problem)]);
  });

  it('is told with every wrong line at once', () => {
    expect(problemsOf('x * * a@example.com\n* * NE a@example.com\n* * * b')).toHaveLength(2);
  });

  it('that is not there is a problem, and none at all routes nothing', () => {
    expect(readRoutingFile('/nowhere/routing.txt')).toEqual({
      problems: ['expected a file that can be read, found "/nowhere/routing.txt"'],
    });
    expect(readRoutingFile(undefined)).toEqual({ routes: [] });
  });
});
