import { openApiDocument } from '@pokriv/contracts/openapi';
import { Router, static as files, type Request, type Response } from 'express';
import swaggerFolder from 'swagger-ui-dist/absolute-path.js';

import { contextOf } from '../http/context.ts';
import { pageHeaders } from '../http/security-headers.ts';
import type { Identify } from '../identity/identify.ts';
import { docsPage, docsPolicy, docsScript } from './docs-page.ts';

const SERVED = /^\/swagger-ui(?:-bundle\.js|\.css)$/u;

export interface OpenApiParts {
  isProduction: boolean;
  identify: Identify;
}

/**
 * `GET /api/openapi.json` and the self-contained page `GET /api/docs`. In production the admin calls are described to
 * administrators only.
 */
export function openApiRoutes({ isProduction, identify }: OpenApiParts): Router {
  const router = Router();
  const documents = new Map<boolean, string>();
  const documentFor = (withAdmin: boolean): string => {
    const known = documents.get(withAdmin) ?? JSON.stringify(openApiDocument({ withAdmin }));
    documents.set(withAdmin, known);
    return known;
  };
  const isAdmin = async (request: Request, response: Response): Promise<boolean> => {
    const { actor } = await identify(request, contextOf(response));
    return actor?.role === 'admin' && !actor.isSuspended;
  };
  const swaggerFiles = files(swaggerFolder(), { index: false, immutable: true, maxAge: '1h' });

  router.get('/api/openapi.json', async (request, reply) => {
    const withAdmin = !isProduction || (await isAdmin(request, reply));
    reply.type('application/json').set({ 'Cache-Control': 'private, no-cache', Vary: 'Authorization' });
    reply.send(documentFor(withAdmin));
  });
  router.use('/api/docs', pageHeaders(docsPolicy));
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
