import type { CspDirectives } from '../http/security-headers.ts';
import { messages } from '../messages.ts';

/** Own files only: the page's policy forbids inline code. */
export const docsPage = `<!doctype html>
<html lang="bg">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${messages.docsTitle}</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <div id="docs"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

export const docsScript = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, displayRequestDuration: true });\n`;

/** Swagger UI needs inline styles and data-URL icons. */
export const docsPolicy: CspDirectives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};
