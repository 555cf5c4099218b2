import express, { type ErrorRequestHandler, type Router } from 'express';

import type { Work } from '../books/unit.ts';
import { StripeError } from '../contract/stripe-error.ts';
import { redeliver } from '../webhooks/redeliver.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { notice } from './layout.ts';
import { messages } from './messages.ts';
import { overviewPage } from './overview-page.ts';
import { paperRoutes } from './paper-routes.ts';
import { portalRoutes } from './portal-routes.ts';
import { sendPage } from './send-page.ts';
import { style } from './style.ts';

export function createPages(work: Work): Router {
  const router = express.Router();
  router.use(['/c', '/p', '/i'], express.urlencoded({ extended: false }));
  router.get('/assets/page.css', (_, response) => void response.type('css').send(style));
  router.get('/', (_, response) => sendPage(response, work(overviewPage)));
  router.post('/resend/:id', (request, response) => {
    work((unit) => redeliver(unit, request.params.id));
    response.redirect(303, '/');
  });
  checkoutRoutes(router, work);
  portalRoutes(router, work);
  paperRoutes(router, work);
  router.use(['/c', '/p', '/i', '/r'], sayMissing);
  return router;
}

const sayMissing: ErrorRequestHandler = (error: unknown, _, response, next) => {
  if (!(error instanceof StripeError)) return next(error);
  sendPage(response, notice(messages.missingTitle, messages.missingText), { status: 404 });
};
