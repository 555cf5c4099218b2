import { ownAddresses } from '../fixed-pages.ts';

/** What robots are asked to leave alone: calls and what is somebody's own. Pictures are theirs to show. */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...ownAddresses.map((address) => `Disallow: ${address}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
