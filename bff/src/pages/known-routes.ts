import { becomeLandlordPath, dataArchivePath, listingLinkPath } from '@pokriv/contracts/page-paths';

/** Who renders a page: the shell itself or a slice, whose files are then asked for with the page. */
export type PageOwner = 'shell' | 'mfe-listings' | 'mfe-account' | 'mfe-admin';

interface KnownRoute {
  pattern: RegExp;
  owner: PageOwner;
}

const routes = (owner: PageOwner, ...paths: string[]): KnownRoute[] =>
  paths.map((path) => ({ owner, pattern: new RegExp(`^${path.replaceAll(':id', '[^/]+')}/?$`, 'u') }));

/** Every page of spec §2; any other address is answered with the same page and status 404. */
const knownRoutes: readonly KnownRoute[] = [
  ...routes('mfe-listings', '/', '/properties', '/properties/:id', '/favorites'),
  ...routes('mfe-listings', '/create-property', '/my-properties', '/edit-property/:id'),
  ...routes('mfe-listings', '/my-properties/:id/stats', '/my-properties/:id/promote', listingLinkPath),
  ...routes('mfe-account', '/login', '/register', '/select-role', '/forgot-password', '/reset-password'),
  ...routes(
    'mfe-account',
    '/email-verified',
    becomeLandlordPath,
    dataArchivePath,
    '/suspended',
    '/second-factor',
    '/profile',
    '/subscription',
    '/payment/success',
    '/payment/cancel',
  ),
  ...routes(
    'mfe-admin',
    '/admin',
    '/admin/users',
    '/admin/users/:id',
    '/admin/payments',
    '/admin/properties',
    '/admin/properties/:id',
    '/admin/listings',
    '/admin/reports',
    '/admin/role-requests',
    '/admin/stats',
    '/admin/contacts',
    '/admin/audit',
  ),
  ...routes('mfe-account', '/help', '/contact', '/terms', '/privacy', '/cookies'),
  ...routes(
    'mfe-account',
    '/guides/getting-started',
    '/guides/publishing',
    '/guides/favorites',
    '/guides/profile-settings',
  ),
];

/** Tools of the local stack: the stand-in for Google's chooser and the page of parts. */
const localRoutes: readonly KnownRoute[] = routes('shell', '/dev-google', '/dev/parts');

export interface PageOptions {
  /** Whether the shell shows the local stack's own pages too. */
  isLocal: boolean;
}

/** Who renders the page at an address, or undefined when there is none. */
export function ownerOfPage(path: string, { isLocal }: PageOptions): PageOwner | undefined {
  const address = path === '/index.html' ? '/' : path;
  const known = isLocal ? [...knownRoutes, ...localRoutes] : knownRoutes;
  return known.find(({ pattern }) => pattern.test(address))?.owner;
}
