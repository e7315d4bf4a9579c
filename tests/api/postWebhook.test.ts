import type { lookup, LookupAddress } from 'node:dns';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isLoopback, isPublicAddress } from '../../api/config/publicAddress.ts';
import { postWebhook, type PostRules } from '../../api/delivery/postWebhook.ts';
import { WebhookError } from '../../api/delivery/webhookError.ts';
import { sleep } from './support/mailServer.ts';
import { SAMPLE_CERTIFICATE, startWebhookReceiver, type WebhookReceiver } from './support/webhookReceiver.ts';

const HERE: LookupAddress = { address: '127.0.0.1', family: 4 };
const ELSEWHERE: LookupAddress = { address: '93.184.215.14', family: 4 };
/** This machine too, where nobody listens. */
const NEXT_DOOR: LookupAddress = { address: '127.0.0.2', family: 4 };

/** A name server that gives these answers in turn, the last one for ever. */
function nameServer(...answers: readonly (readonly LookupAddress[])[]) {
  const asked: string[] = [];
  const answer = (name: string, done: (error: Error | null, found: readonly LookupAddress[]) => void): void => {
    done(null, answers[Math.min(asked.push(name), answers.length) - 1] ?? []);
  };
  // One of the many shapes that the system's function has.
  const resolve = ((name: string, _options: object, done: Parameters<typeof answer>[1]) =>
    answer(name, done)) as unknown as typeof lookup;
  return { resolve, asked };
}

async function failure(url: string, rules: Partial<PostRules>): Promise<unknown> {
  const post = { url, headers: {}, body: '{}' };
  const error: unknown = await postWebhook(post, { allowsLoopback: false, timeoutMs: 400, ...rules }).catch(
    (reason: unknown) => reason,
  );
  return error instanceof WebhookError ? error.reason : error;
}

describe('a post over TLS', () => {
  let receiver: WebhookReceiver;
  let url: string;
  beforeEach(async () => {
    receiver = await startWebhookReceiver('https');
    url = `https://hooks.example.com:${receiver.port}/leads`;
  });
  afterEach(() => receiver.close());
  const trying = () => ({ allowsLoopback: true, ca: SAMPLE_CERTIFICATE, resolve: nameServer([HERE]).resolve });

  it('arrives at the name, and its certificate is asked for', async () => {
    expect(await failure(url, trying())).toBeUndefined();
    expect(receiver.posts).toMatchObject([{ method: 'POST', path: '/leads', body: '{}' }]);
    expect(await failure(url, { allowsLoopback: true, resolve: trying().resolve })).toBe('tls');
    expect(await failure(url.replace('hooks', 'other'), trying())).toBe('tls');
    expect(receiver.posts).toHaveLength(1);
  });

  it('is refused in production where the name leads to this machine, before a byte is sent', async () => {
    expect(await failure(url, { ...trying(), allowsLoopback: false })).toBe('address');
    expect(await failure(`https://localhost:${receiver.port}/`, { ca: SAMPLE_CERTIFICATE })).toBe('address');
    expect(receiver.posts).toEqual([]);
  });

  it('is refused where one of several addresses is not of the open net', async () => {
    expect(
      await failure(url, { ...trying(), allowsLoopback: false, resolve: nameServer([ELSEWHERE, HERE]).resolve }),
    ).toBe('address');
  });

  it('connects to what was looked at: asked once, a name cannot lead elsewhere meanwhile', async () => {
    const away = nameServer([NEXT_DOOR], [HERE]);
    expect(['refused', 'timeout']).toContain(await failure(url, { ...trying(), resolve: away.resolve }));
    expect(away.asked).toEqual(['hooks.example.com']);
    expect(receiver.posts).toEqual([]);
    const here = nameServer([HERE], [NEXT_DOOR]);
    expect(await failure(url, { ...trying(), resolve: here.resolve })).toBeUndefined();
    expect(here.asked).toEqual(['hooks.example.com']);
    expect(receiver.posts).toHaveLength(1);
  });
});

describe('a post to an address in the place of a name', () => {
  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.1.2.3/',
    'https://0.0.0.0/',
    'https://[fd00:ec2::254]/',
    'http://93.184.215.14/',
  ])('%s is refused in production', async (url) => expect(await failure(url, {})).toBe('address'));

  it('of a private net is refused where this machine may be the receiver', async () => {
    expect(await failure('https://192.168.1.1/', { allowsLoopback: true })).toBe('address');
  });
});

describe('an answer', () => {
  let receiver: WebhookReceiver;
  beforeEach(async () => {
    receiver = await startWebhookReceiver();
  });
  afterEach(() => receiver.close());
  const tried = (mood: WebhookReceiver['mood']) => {
    receiver.mood = mood;
    return failure(receiver.url, { allowsLoopback: true });
  };

  it.each<[WebhookReceiver['mood'], string]>([
    [500, '5xx'],
    [400, '4xx'],
    [410, '4xx'],
    [302, 'redirect'],
    [307, 'redirect'],
    ['hanging', 'timeout'],
    ['dripping', 'timeout'],
    ['dropping', 'dropped'],
  ])('%s is %s', async (mood, reason) => {
    expect(await tried(mood)).toBe(reason);
    expect(receiver.posts).toHaveLength(1);
  });

  it.each([200, 201, 202, 204])('%i is success', async (mood) => expect(await tried(mood)).toBeUndefined());

  it('without an end is dropped after a little', async () => {
    expect(await tried('endless')).toBeUndefined();
    await sleep(300);
    const taken = receiver.bytesTaken();
    await sleep(200);
    expect(receiver.bytesTaken()).toBe(taken);
    expect(taken).toBeLessThan(2_000_000);
  });

  it('of nobody is refused', async () => {
    await receiver.close();
    expect(await failure(receiver.url, { allowsLoopback: true })).toBe('refused');
    receiver = await startWebhookReceiver();
  });
});

describe('addresses', () => {
  it.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4009::200e'])(
    '%s is of the open net',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'hooks.example.com',
    '',
  ])('%j is not', (address) => expect(isPublicAddress(address)).toBe(false));

  it('of this machine are known', () => {
    expect(['127.0.0.1', '::1', '127.1.1.1', '8.8.8.8', 'localhost'].map(isLoopback)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
