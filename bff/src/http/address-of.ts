import type { IncomingMessage } from 'node:http';

const MAPPED_IPV4 = '::ffff:';
/** Some proxies append the port, which changes with each connection: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/u;

function plain(address: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(address) ?? [];
  const bare = ipv6 ?? ipv4 ?? address;
  return bare.startsWith(MAPPED_IPV4) ? bare.slice(MAPPED_IPV4.length) : bare;
}

/**
 * Client address. Each trusted proxy appends the address it saw to `X-Forwarded-For`: the real one is
 * `trustedProxies` from the right, anything further left can be forged.
 */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return plain(direct);
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  return plain(forwarded.at(-trustedProxies) ?? forwarded[0] ?? direct);
}
