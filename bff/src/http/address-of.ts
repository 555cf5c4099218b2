import type { IncomingMessage } from 'node:http';

const MAPPED_IPV4 = '::ffff:';

const plain = (address: string) =>
  address.startsWith(MAPPED_IPV4) ? address.slice(MAPPED_IPV4.length) : address;

/**
 * The caller's address. Each trusted proxy has appended the address that it saw to `X-Forwarded-For`, so the one that
 * counts stands `trustedProxies` from the right; what stands further left is the caller's own invention.
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
