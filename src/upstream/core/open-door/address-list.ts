/** Whether an address lies in one of the blocks of a list; an empty list is everywhere. */
import { BlockList, isIPv6 } from 'node:net';

export function isListed(list: readonly string[], ip: string): boolean {
  if (list.length === 0) return true;
  const blocks = new BlockList();
  for (const block of list) {
    const [address = '', bits] = block.split('/');
    const family = familyOf(address);
    if (bits === undefined) blocks.addAddress(address, family);
    else blocks.addSubnet(address, Number(bits), family);
  }
  const [address = ''] = ip.split('%', 1);
  // an IPv4 address written as IPv6 is the same address
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  return blocks.check(mapped ?? address, familyOf(mapped ?? address));
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
