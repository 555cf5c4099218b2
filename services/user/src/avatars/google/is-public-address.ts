import { BlockList, isIP } from 'node:net';

/** IANA special-purpose registries (RFC 6890): private, loopback, link-local, metadata and others. */
const specialV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24'],
  ...['192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];
const publicV6 = '2000::/3';
/** Exceptions in that part: tunnels that embed IPv4 (Teredo, 6to4), and documentation. */
const specialV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

function listOf(subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [net = '', prefix] = subnet.split('/');
    list.addSubnet(net, Number(prefix), family);
  }
  return list;
}
const special4 = listOf(specialV4, 'ipv4');
const special6 = listOf(specialV6, 'ipv6');
const routed6 = listOf([publicV6], 'ipv6');

/**
 * True for an address of the public internet: not private, loopback, link-local, metadata, carrier-grade NAT,
 * multicast, reserved or IPv4-mapped. An unusual notation is not public.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special4.check(address, 'ipv4');
  if (family !== 6 || address.includes('%')) return false;
  return routed6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}
