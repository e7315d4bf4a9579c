import { BlockList, isIP } from 'node:net';

// IANA's special-purpose registries: this net, private, carrier, loopback, link (metadata of clouds), documentation,
// benchmarks, multicast and what is reserved.
const NOT_PUBLIC_4: readonly (readonly [net: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
// Of the one net that is public: tunnels that lead to any address of the old kind, and documentation.
const NOT_PUBLIC_6: readonly (readonly [net: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const special = new BlockList();
for (const [net, prefix] of NOT_PUBLIC_4) special.addSubnet(net, prefix);
for (const [net, prefix] of NOT_PUBLIC_6) special.addSubnet(net, prefix, 'ipv6');

const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address belongs to the open net. What is no address does not. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address);
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Whether an address is this machine's own. */
export const isLoopback = (address: string): boolean =>
  isIP(address) > 0 && loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
