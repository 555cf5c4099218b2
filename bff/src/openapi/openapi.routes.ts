import { openApiDocument } from '@pokriv/contracts/openapi';
import { Router, static as files } from 'express';
import swaggerFolder from 'swagger-ui-dist/absolute-path.js';

import { pageHeaders } from '../http/security-headers.ts';
import { docsPage, docsPolicy, docsScript } from './docs-page.ts';

const SERVED = /^\/swagger-ui(?:-bundle\.js|\.css)$/u;

/** `GET /api/openapi.json` and the readable page `GET /api/docs`, which brings all its files itself. */
export function openApiRoutes(isProduction: boolean): Router {
  const router = Router();
  let document: string | undefined;
  const swaggerFiles = files(swaggerFolder(), { index: false, immutable: true, maxAge: '1h' });

  router.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument());
    reply.type('application/json').set('Cache-Control', 'no-cache').send(document);
  });
  router.use('/api/docs', (_request, reply, next) => {
    for (const [name, value] of pageHeaders(docsPolicy, isProduction)) reply.set(name, value);
    next();
  });
  router.get(
    '/api/docs',
    (_request, reply) => void reply.type('html').set('Cache-Control', 'no-cache').send(docsPage),
  );
  router.get('/api/docs/start.js', (_request, reply) => void reply.type('text/javascript').send(docsScript));
  router.use('/api/docs', (request, reply, next) => {
    if (SERVED.test(request.path)) swaggerFiles(request, reply, next);
    else next();
  });
  return router;
}
