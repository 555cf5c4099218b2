import type { RequestHandler } from 'express';

import { StripeError } from '../contract/stripe-error.ts';

/** CSRF protection for the developer's browser: refuses cross-site requests. @throws StripeError 403 */
export const refuseCrossSite: RequestHandler = (request, _, next) => {
  const isCrossSite = request.method !== 'GET' && request.get('sec-fetch-site') === 'cross-site';
  if (isCrossSite) throw new StripeError(403, { type: 'invalid_request_error', message: 'Not from here.' });
  next();
};
