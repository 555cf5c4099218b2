/** Hosts of the push services of Chrome and Edge, Firefox, Windows and Safari. */
export const KNOWN_PUSH_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
  '*.push.apple.com',
].join(',');

/** The server calls an endpoint that a browser names: only on these hosts, else it could be sent to inner ones (SSRF). */
export type IsPushEndpoint = (endpoint: string) => boolean;

/**
 * @param hosts lower case, `host`, `host:port` or `*.domain`, which takes every host below it; without a port only the
 * one of https
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
