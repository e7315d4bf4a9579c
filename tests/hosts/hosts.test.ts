import { afterAll, expect, test } from 'vitest';
import { buildHost, packPackage, visitHost } from './tryHost.ts';

// By name alone, `npm test -- hosts`: before a release of the package, and after a change of what makes it.

const { tarball, remove } = packPackage();
afterAll(remove);

test.each([['react18'], ['react19'], ['vue'], ['svelte']])(
  '%s: types, build, and a lead from the browser',
  async (name) => {
    const { leads, told } = await visitHost(buildHost(name, tarball));
    expect(leads).toMatchObject([{ funnel: 'solar', reference: told }]);
    expect(told).toMatch(/^SQ-\d{6}$/);
  },
);
