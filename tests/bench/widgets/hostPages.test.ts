import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHostPages, type HostPages } from './hostPages.ts';

describe('pages of the host', () => {
  let host: HostPages;
  beforeAll(async () => {
    host = await startHostPages();
    host.useSite('today', 'https://today.example.com');
  });
  afterAll(() => host.close());

  const textOf = async (address: string): Promise<string> => (await fetch(address)).text();

  it('show the tag of a build', async () => {
    host.useSite('peer', 'https://before.example.com');
    const today = await textOf(host.address('tag', { tag: 'ev-quote' }));
    expect(today).toContain('src="https://today.example.com/widgets/v1/quote-widgets.js"');
    expect(today).toContain('<ev-quote><a href="https://today.example.com/">');
    const before = await textOf(host.address('tag', { tag: 'ev-quote', build: 'peer' }));
    expect(before.replaceAll('before.example.com', 'today.example.com')).toBe(today);
  });

  it('are the same without it', async () => {
    const plain = await textOf(host.address('nothing'));
    expect(plain).not.toMatch(/today\.example\.com|<img/);
    expect(await textOf(host.address('nothing', { hasPicture: true }))).toContain('<img');
  });

  it('are none for a build that nobody named', async () => {
    const other = await startHostPages();
    try {
      expect((await fetch(other.address('tag', { build: 'peer' }))).status).toBe(404);
    } finally {
      await other.close();
    }
  });
});
