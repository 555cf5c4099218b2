import { pageHeaders } from '../http/security-headers.ts';

/** Paths of the notifications service's mail preview, for developers; not proxied in production. */
export const isMailPreview = (path: string): boolean => /^\/dev\/mails(?:\/|$)/u.test(path);

/**
 * Mails have inline styles, the mark as a data URL, and pictures of listings by their address on the site; frames show
 * them on the same origin.
 */
export const mailPreviewHeaders = (publicOrigin: string): ReturnType<typeof pageHeaders> =>
  pageHeaders({
    'default-src': ["'none'"],
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:', `${publicOrigin}/media/`],
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
