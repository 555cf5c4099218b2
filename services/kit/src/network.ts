import ipaddr from 'ipaddr.js';

/** Prefix lengths, in bits. One subscriber gets an IPv6 /64 (RFC 6177), one site up to a /48. */
const SUBSCRIBER_BITS = 64;
const SITE_BITS = 48;
const LOGGED_IPV4_BITS = 24;

function prefixed(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const bytes = address.toByteArray().map((byte, index) => (index < bits / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${bits}`;
}

function parsed(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return ipaddr.isValid(ip) ? ipaddr.process(ip) : undefined;
}

/**
 * The subscriber's network, key of every limit by address: IPv4 address or IPv6 /64. Returns invalid text unchanged.
 */
export function networkOf(ip: string): string {
  const address = parsed(ip);
  if (!address) return ip;
  return address.kind() === 'ipv4' ? address.toString() : prefixed(address, SUBSCRIBER_BITS);
}

/** The /48 of an IPv6 address, with 65,536 subscriber networks; undefined for IPv4. */
export function siteOf(ip: string): string | undefined {
  const address = parsed(ip);
  return address?.kind() === 'ipv6' ? prefixed(address, SITE_BITS) : undefined;
}

/** Coarse enough not to be personal data: IPv4 /24, IPv6 /48. */
export function loggedNetwork(ip: string): string {
  const address = parsed(ip);
  if (!address) return '';
  return prefixed(address, address.kind() === 'ipv4' ? LOGGED_IPV4_BITS : SITE_BITS);
}
