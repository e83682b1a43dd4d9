import { isIPv6 } from 'node:net';

/**
 * The address as failures are counted by: an IPv4 address itself, of an IPv6 address the first 64 bits, since one
 * subscriber has all the rest. An IPv4 address written as IPv6 is the same address.
 */
export function addressBlock(ip: string): string {
  const [address = ''] = ip.split('%', 1);
  if (!isIPv6(address)) return address.slice(0, 64);
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const prefix = groups.slice(0, 4).map(group => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** Eight numbers of 16 bits. */
function groupsOf(address: string): number[] {
  // the parser of addresses writes a dotted end as two groups, and one long run of zeroes as `::`
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeroes = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeroes, ...right].map(group => Number.parseInt(group, 16));
}
