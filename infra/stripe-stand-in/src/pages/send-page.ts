import type { Response } from 'express';

import type { Html } from './html.ts';

/** `redirectsTo`: URLs outside that forms of this page may redirect to (CSP `form-action`). */
export function sendPage(
  response: Response,
  page: Html,
  { status = 200, redirectsTo = [] }: { status?: number; redirectsTo?: (string | null)[] } = {},
): void {
  const origins = redirectsTo.flatMap((url) => (url && URL.canParse(url) ? [new URL(url).origin] : []));
  response
    .status(status)
    .type('html')
    .set({
      'content-security-policy': [
        ...[
          "default-src 'none'",
          "style-src 'self'",
          'img-src data:',
          "base-uri 'none'",
          "frame-ancestors 'none'",
        ],
        ["form-action 'self'", ...origins].join(' '),
      ].join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(page.markup);
}
