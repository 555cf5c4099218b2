import { pageHeaders } from '../http/security-headers.ts';

/** Paths of the notifications service's mail preview, for developers; not proxied in production. */
export const isMailPreview = (path: string): boolean => /^\/dev\/mails(?:\/|$)/u.test(path);

/** Mails have inline styles and the mark as a data URL; frames show them on the same origin. */
export const mailPreviewHeaders = pageHeaders({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'frame-src': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
});
