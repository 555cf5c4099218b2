/** Push services of Chrome and Edge, Firefox, Windows and Safari. */
export const KNOWN_PUSH_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
  '*.push.apple.com',
].join(',');

/**
 * Allowlist of push hosts: the server calls an endpoint chosen by the browser, which could name an internal host
 * (SSRF).
 */
export type IsPushEndpoint = (endpoint: string) => boolean;

/**
 * @param hosts lower case, `host`, `host:port` or `*.domain`, which matches every subdomain; without a port only the
 * https port
 */
export function pushEndpointsAt(hosts: readonly string[]): IsPushEndpoint {
  const exact = new Set(hosts);
  const domains = hosts.filter((host) => host.startsWith('*.')).map((host) => host.slice(1));
  return (endpoint) => {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, host, username, password } = new URL(endpoint);
    if (protocol !== 'https:' || username || password) return false;
    return exact.has(host) || domains.some((domain) => host.endsWith(domain));
  };
}
