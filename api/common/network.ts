import { isIPv4, isIPv6 } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';

const MAPPED = /^::ffff:(?=\d+\.)/i;
const PREFIX_V6 = 64;

/** The network of an address: its /24, or /64 of IPv6, as what one sender can easily use; undefined for no address. */
export function networkOf(address: string | undefined): string | undefined {
  const plain = address?.replace(MAPPED, '') ?? '';
  if (isIPv4(plain)) return `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`;
  return isIPv6(plain) ? ipKeyGenerator(plain, PREFIX_V6) : undefined;
}
